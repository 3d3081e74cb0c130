import "./level-faces.css";
import { html, svg } from "lit";
import type { Level } from "../../engine/codes";
import { t } from "../../i18n";
import { botFace, HEAD } from "../../ui/art/faces";

/** An opponent to choose by its face. */
interface Temper {
  name: "gentle" | "keen" | "merciless";
  /** The level that a press on the face chooses. */
  level: Level;
  /** All levels that the face stands for. */
  levels: readonly Level[];
  /** The seat whose chameleon it is. */
  seat: number;
  /** What lies over the eye: a brow, or a lid of the background. */
  eye: unknown;
}

const TEMPERS: readonly Temper[] = [
  {
    name: "gentle",
    level: "casual",
    levels: ["newcomer", "casual"],
    seat: 0,
    eye: svg`<path d="M74 17q7.5-6 15 0" fill="none" stroke-width="2.4"></path>`,
  },
  {
    name: "keen",
    level: "regular",
    levels: ["regular", "strong"],
    seat: 3,
    eye: svg`<path d="M73 15h17v6h-17z" stroke="none"></path><path d="M73 20.5h17" stroke-width="2.6"></path>`,
  },
  {
    name: "merciless",
    level: "master",
    levels: ["expert", "master"],
    seat: 1,
    eye: svg`<path d="M72 15h20v10z" stroke="none"></path><path d="M72.5 15.5 92 25" stroke-width="3"></path>`,
  },
];

/**
 * The choice of opponents by their faces.
 * @param chosen the levels of the bots at the table
 */
export function levelFaces(chosen: readonly string[], choose: (level: Level) => void) {
  return html`<level-faces><fieldset class="control-group">
    <legend>${t("opponents")}</legend>
    <div class="faces">${TEMPERS.map((temper) => face(temper, chosen, choose))}</div>
  </fieldset></level-faces>`;
}

function face({ name, level, levels, seat, eye }: Temper, chosen: readonly string[], choose: (level: Level) => void) {
  const { skin, background } = botFace(seat);
  const isChosen = chosen.length > 0 && chosen.every((each) => levels.some((own) => own === each));
  return html`<label>
    <input type="radio" name="temper" value=${name} .checked=${isChosen} ?disabled=${chosen.length === 0}
      aria-describedby="temper-${name}" @change=${() => choose(level)} />
    <span class="card">
      <svg viewBox=${HEAD} aria-hidden="true" .style=${`background: ${background}`}>
        <use href="#chameleon" x="-9" y="1" width="108" height="72" fill="url(#skin-${skin})" stroke=${background} stroke-width="3"></use>
        <g fill=${background} stroke=${background} stroke-linecap="round">${eye}</g>
      </svg>
      <strong>${t(`temper-${name}`)}</strong>
      <small id="temper-${name}">${t(`temper-about-${name}`)}</small>
    </span>
  </label>`;
}
