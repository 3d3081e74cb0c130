import "../platform/keyboard/held-keys";
import "../styles/tokens.css";
import "../styles/typeface/typeface.css";
import "../styles/base.css";
import "../shell/splash.css";
import { startPage } from "../shell/start/start-page";
import { createEngine, createStores, initialSource } from "../shell/start/start-up";

await startPage({ createEngine, createStores, initialSource });
