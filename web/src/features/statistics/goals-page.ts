import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { HistoryData } from "../../history/types";
import { SidePage } from "../../ui/side-page";
import { goalList, goalsOf } from "../goals/goal-list";
import { recordPage } from "../history/record-page";

/** The goals of the record. */
@customElement("goals-page")
export class GoalsPage extends SidePage {
  /** Null until the history is read. */
  @property({ attribute: false }) data: HistoryData | null = null;

  protected override render() {
    return recordPage("goals", this.data ? html`${goalList(goalsOf(this.data))}` : nothing);
  }
}
