import "../../styles/code-field.css";
import "../../ui/copy-text";
import "./backup-panel.css";
import { html, nothing } from "lit";
import { sendIntent } from "../../game/intents";
import type { ImportProblem } from "../../history/backup/validate";
import { joinSentences, t } from "../../i18n";
import { fileButton } from "../../ui/forms/file-button";
import { intentButton } from "../../ui/forms/intent-button";
import { field } from "../../ui/forms/select";

/** The numbers of games and bots that an import added, or why it failed. `no-room`: not all of its bots fit in. */
export type ImportOutcome = { added: number; bots: number } | { problem: ImportProblem | "no-room" };

/** Export the whole history and all bots as a file or text, and import one. */
export function backupPanel(text: string, outcome: ImportOutcome | null) {
  return html`<backup-panel><section aria-labelledby="backup">
    <h3 id="backup">${t("backup-title")}</h3>
    <p>${t("backup-about")}</p>
    <div class="backup-buttons">
      ${intentButton(t("backup-file"), { type: "export-file" })}
      ${intentButton(t("backup-text"), { type: "export-text" })}
      ${fileButton(t("backup-open"), (file) => ({ type: "import-file", file }))}
    </div>
    ${text ? html`<copy-text .text=${text} .label=${t("backup-text-label")}></copy-text>` : nothing}
    <form @submit=${readText}>
      ${field("backup-paste", t("backup-paste"), html`<textarea id="backup-paste" class="code-field" rows="2" spellcheck="false" required></textarea>`)}
      <button type="submit" class="button">${t("backup-add")}</button>
    </form>
    <p role="status">${outcome ? outcomeText(outcome) : ""}</p>
  </section></backup-panel>`;
}

function readText(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  sendIntent(form, { type: "import-text", text: form.querySelector("textarea")?.value ?? "" });
}

function outcomeText(outcome: ImportOutcome): string {
  if ("problem" in outcome) return t(`backup-${outcome.problem}`);
  const { added, bots } = outcome;
  const games = added > 0 || bots === 0 ? [t("backup-added", { count: added })] : [];
  return joinSentences([...games, ...(bots > 0 ? [t("backup-bots-added", { count: bots })] : [])]);
}
