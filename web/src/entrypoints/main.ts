import "../styles/tokens.css";
import "../styles/typeface/typeface.css";
import "../styles/base.css";
import "../shell/splash.css";
import { startPage } from "../shell/start-page";
import { createEngine, createStores, initialSource } from "../shell/start-up";

await startPage({ createEngine, createStores, initialSource });
