import "./every-page";
import "../shell/splash.css";
import { startPage } from "../shell/start/start-page";
import { createEngine, createStores, initialSource } from "../shell/start/start-up";

await startPage({ createEngine, createStores, initialSource });
