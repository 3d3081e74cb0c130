import "./every-page";
import "../workshop/table/guest-page.css";
import { currentUrl, siteUrl } from "../app/url";
import { EngineClient } from "../engine/client";
import { sendIntent } from "../game/intents";
import { BotStore } from "../history/bots/bot-store";
import { local } from "../platform/storage/browser-storage";
import { startPage } from "../shell/start/start-page";
import { initialSource, storesAt } from "../shell/start/start-up";
import { CodesRun } from "../workshop/bots/codes-run";
import { CageSupply } from "../workshop/cage/cage";
import { GuestBar } from "../workshop/table/guest-bar";
import { GuestEngine } from "../workshop/table/guest-engine";
import { Guests } from "../workshop/table/guests";
import { playersFrom, reviewedFrom } from "../workshop/table/seats";
import { loadWorkshopTexts } from "../workshop/texts/texts";

/** Under these names the browser stores the games of this table, which no other page can open. */
const PLACE = { name: "workshop", games: "coloretto:v2:workshop-game" };
const config = JSON.parse(import.meta.env.VITE_WORKSHOP ?? "{}");
const reviewedGame = reviewedFrom(currentUrl().search);
await loadWorkshopTexts();
const bar = new GuestBar();
document.body.prepend(bar);

await startPage({
  createEngine,
  createStores: async () => storesAt(PLACE),
  initialSource: reviewedGame ? () => reviewedGame : initialSource,
});
if (reviewedGame) sendIntent(document.body, { type: "review" });

async function createEngine(): Promise<GuestEngine> {
  const cages = new CageSupply();
  const guests = new Guests(new BotStore(local).list(), cages, new CodesRun(local), bar);
  bar.allow = (bot) => guests.allow(bot);
  const engine = new EngineClient({ ...config, base: siteUrl().href, files: {}, snapshots: false }, false, false);
  return new GuestEngine(engine, guests, playersFrom(currentUrl().search));
}
