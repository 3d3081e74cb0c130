import "../../ui/copy-text";
import "./result-share.css";
import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Picture, ResultPictureParams } from "../../engine/picture-protocol";
import type { View } from "../../engine/protocol";
import { formatList, joinSentences, list, number, sentence, t } from "../../i18n";
import { field } from "../../ui/forms/select";
import { deepEqualProperty, LightElement } from "../../ui/light-element";
import { copyPicture, drawings, type Png, palette, pngFrom, typefaceRule, withArt } from "../picture/drawing";
import { challengeUrl } from "./challenge-link";
import { resultSymbols } from "./symbols";

/** A result to send. Texts are in the current language. */
export interface SentResult {
  /** Names the deal in a link, or the day of a daily one. */
  query: Readonly<Record<string, string>>;
  /** The record of the game. */
  record: string;
  scores: readonly number[];
  /** The seat of its player. */
  seat: number;
  /** What it is the result of: "Daily deal", and on which day or at which table. */
  heading: string;
  about: string;
  /** The rank of its player. */
  rank: number;
  /** What the strongest bot made of a daily deal. */
  par: number | null;
  /** Consecutive days with a finished daily deal. */
  streak: number;
}

/** As long as the engine accepts. */
const MAX_NAME = 24;
/** A streak of one day is not sent. */
const MIN_STREAK = 2;

/** A finished game as a picture, as a line of symbols, and as a link that deals it again. */
@customElement("result-share")
export class ResultShare extends LightElement {
  @property(deepEqualProperty) result: SentResult | null = null;
  /** Whether the engine can draw. */
  @property({ attribute: false }) isReady = false;
  /** The name that the sender typed. */
  @property({ attribute: false }) sender = "";
  /** Called when the sender types another name. */
  @property({ attribute: false }) rename: (sender: string) => void = () => undefined;
  /** Returns the last view of a record; resolves with null if the engine refuses. */
  @property({ attribute: false }) endOf: (record: string) => Promise<View | null> = async () => null;
  /** Lets the engine draw; resolves with null if it cannot. */
  @property({ attribute: false }) ask: (params: ResultPictureParams) => Promise<Picture | null> = async () => null;
  /** The symbols of the cards; empty until the engine has read the record. */
  @state() private symbols = "";
  @state() private drawn: Png | null = null;
  @state() private outcome: "" | "picture-copied" | "picture-copy-failed" = "";
  #drawing = "";
  readonly #typeface = typefaceRule();

  protected override updated(): void {
    void this.#draw();
  }

  protected override render() {
    const { result, drawn } = this;
    if (!result) return nothing;
    const text = this.#text(result);
    const file = drawn && new File([drawn.file], "coloretto.png", { type: drawn.file.type });
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    const name = html`<input id="send-name" maxlength=${MAX_NAME} autocomplete="off" spellcheck="false" aria-describedby="send-name-help"
      .value=${this.sender} @input=${(event: Event) => this.rename((event.target as HTMLInputElement).value)}>`;
    return html`<section aria-labelledby="send-title">
      <h3 id="send-title">${t("send-title")}</h3>
      <p class="help-text">${t("send-about")}</p>
      <div class="frame">${drawn ? html`<img src=${drawn.url} alt=${this.#words(result).description}>` : nothing}</div>
      ${field("send-name", t("send-name"), name, t("send-name-about"))}
      <copy-text .text=${text} .label=${t("send-line")}></copy-text>
      <div class="buttons">
        <share-button .data=${{ text, ...files }} .label=${t("daily-share-button")}></share-button>
        <button type="button" class="button" ?disabled=${!drawn} @click=${this.#copy}>${t("picture-copy")}</button>
        <a class="button" download="coloretto.png" href=${drawn?.url ?? nothing}>${t("picture-save")}</a>
      </div>
      <p role="status">${this.outcome ? t(this.outcome) : ""}</p>
    </section>`;
  }

  #text(result: SentResult): string {
    const { query, scores, heading, about } = result;
    const figures = this.#figures(result).map(({ label, value }) => `${label} ${value}`);
    const names = new Set([t("title"), heading, about]);
    const lines = [[...names].join(" · "), this.symbols, figures.join(" · ")];
    return [...lines, challengeUrl(query, scores, this.sender)].filter(Boolean).join("\n");
  }

  #figures({ query, scores, seat, rank, par, streak }: SentResult) {
    return [
      { label: this.sender.trim() || t("name-you"), value: number(scores[seat] ?? 0) },
      ...("daily" in query ? [] : [{ label: t("column-rank"), value: number(rank) }]),
      ...(par === null ? [] : [{ label: t("daily-par"), value: number(par) }]),
      ...(streak < MIN_STREAK ? [] : [{ label: t("send-streak"), value: number(streak) }]),
    ];
  }

  #words(result: SentResult) {
    const { heading, about } = result;
    const title = list([...new Set([t("title"), heading])]);
    const figures = this.#figures(result).map(({ label, value }) => t("named-value", { name: label, value }));
    return {
      title,
      heading,
      about,
      description: joinSentences([list([title, about]), formatList(figures, "conjunction")].map(sentence)),
    };
  }

  /** Draw the picture unless it is shown or being drawn. */
  async #draw(): Promise<void> {
    const { result, isReady } = this;
    if (!result || !isReady) return;
    const words = this.#words(result);
    const params = { seat: result.seat, words, figures: this.#figures(result), record: result.record };
    const wanted = JSON.stringify(params);
    if (wanted === this.#drawing) return;
    this.#drawing = wanted;
    this.outcome = "";
    if (!this.symbols) {
      const end = await this.endOf(result.record);
      this.symbols = resultSymbols(end?.seats[params.seat]?.piles ?? []);
    }
    const [picture, typeface] = await Promise.all([this.ask({ ...params, palette: palette() }), this.#typeface]);
    if (!picture || wanted !== this.#drawing) return;
    try {
      const drawn = await pngFrom(withArt(picture.svg, drawings(), typeface));
      if (wanted === this.#drawing) this.drawn = drawn;
    } catch (error) {
      console.info("no picture:", error);
    }
  }

  #copy = async (): Promise<void> => {
    if (this.drawn) this.outcome = (await copyPicture(this.drawn.file)) ? "picture-copied" : "picture-copy-failed";
  };
}
