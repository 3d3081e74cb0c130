/** What only some visits need, and fetch when they do: frames, questions, recorded games. */

import "./styles/answer-dialog.css";
import "./styles/copy-text.css";
import "./styles/frame.css";
import "./styles/replay-bar.css";
import "./elements/answer-dialog";
import "./elements/copy-text";
import "./elements/link-dialog";
import "./elements/replay-bar";

export { FrameGuide } from "./frame-guide";
export { QuestionGuide } from "./question-guide";
export { ReplayGuide } from "./replay-guide";
