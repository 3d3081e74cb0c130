/** What only some visits need, and fetch when they do. */

import "./styles/answer-dialog.css";
import "./styles/beside.css";
import "./styles/copy-text.css";
import "./styles/frame.css";
import "./styles/replay-bar.css";
import "./elements/answer-dialog";
import "./elements/copy-text";
import "./elements/link-dialog";
import "./elements/replay-bar";
import { html, nothing } from "lit";
import type { Engine } from "./engine/engine";
import type { Intent } from "./intents";
import { QuestionGuide } from "./question-guide";
import { ReplayGuide } from "./replay-guide";
import type { State, Store } from "./store";

export { FrameGuide } from "./frame-guide";

/** What these parts need of the rest. */
export interface Ways {
  send: (intent: Intent) => void;
  tellError: (error: unknown) => void;
}

/** The parts of the page that come later: their guides, and what is drawn of them. */
export class Later {
  readonly question: QuestionGuide;
  readonly replay: ReplayGuide;

  constructor(engine: Engine, store: Store, ways: Ways) {
    this.question = new QuestionGuide(engine, store, ways);
    this.replay = new ReplayGuide(engine, store, ways);
  }

  /** Whether nobody else has to do with it. */
  takes(intent: Intent): boolean {
    return this.question.takes(intent);
  }

  handle(intent: Intent): void {
    this.replay.handle(intent);
  }

  /** What stands in the place of the table; null: the table. */
  page({ page }: State): unknown {
    switch (page) {
      default:
        return null;
    }
  }

  /** What stands below the table. */
  below({ replay, view }: State): unknown {
    return replay ? html`<replay-bar .replay=${replay} .seat=${view?.current ?? null}></replay-bar>` : nothing;
  }

  dialogs({ question, link }: State): unknown {
    return html`<answer-dialog .question=${question}></answer-dialog><link-dialog .link=${link}></link-dialog>`;
  }
}
