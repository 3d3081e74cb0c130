/** The features that are loaded when a visit needs them, with their handlers and views. */

import { html, nothing } from "lit";
import type { FeaturePage, GameActions, GameFeatures } from "../app/features";
import type { Stores } from "../app/game/game-controller";
import { joinHandlers } from "../app/handlers";
import { isAtHome, type State } from "../app/state";
import type { Store } from "../app/store";
import type { Engine } from "../engine/engine";
import { AboutController } from "../features/about/about-controller";
import { ChallengeController } from "../features/challenge/challenge-controller";
import { CoachController } from "../features/coach/coach-controller";
import { ConfirmationController } from "../features/confirmation/confirmation-controller";
import { DailyController } from "../features/daily/daily-controller";
import { DialogsController } from "../features/dialogs/dialogs-controller";
import { EndingController } from "../features/ending/ending-controller";
import { FairnessController } from "../features/fairness/fairness-controller";
import { FinishedController } from "../features/finished/finished-controller";
import { ForcedMovesController } from "../features/forced-moves/forced-moves-controller";
import { GamesController } from "../features/games/games-controller";
import { importOldSavesWhenReady } from "../features/games/old-saves";
import { HistoryController } from "../features/history/history-controller";
import { HomeController } from "../features/home/home-controller";
import { JokersController } from "../features/jokers/jokers-controller";
import { MistakesController } from "../features/mistakes/mistakes-controller";
import { PictureController } from "../features/picture/picture-controller";
import { joinBooks } from "../features/puzzle/puzzle";
import { PuzzleController } from "../features/puzzle/puzzle-controller";
import { ReplayController } from "../features/replay/replay-controller";
import { ReviewController } from "../features/review/review-controller";
import { StatisticsController } from "../features/statistics/statistics-controller";
import { StrategyController } from "../features/strategy/strategy-controller";
import { Rater } from "../features/strength/rater";
import { TrainerController } from "../features/trainer/trainer-controller";
import type { PageIntent } from "../game/intents";
import type { SidePageName } from "../game/pages";
import "../styles/print.css";
import "../table/seats/joker-panel";
import "../table/seats/score-sheet";
import { setHomeBehind } from "../ui/side-page";
import type { Links } from "./app-view";
import { LeftPage } from "./places/left-page";
import { markWaiting } from "./waiting";

export { FrameController } from "../features/frame/frame-controller";

/** Create the features and connect them. */
export function createFeatures(engine: Engine, store: Store, game: GameActions, stores: Stores) {
  const history = new HistoryController(store, stores.library);
  const left = new LeftPage();
  const mistakes = new MistakesController(store, history, game);
  const trainer = new TrainerController(store, history, game, mistakes);
  const puzzles = new PuzzleController(engine, store, game, joinBooks(trainer, mistakes), left);
  const confirmation = new ConfirmationController(store, game, puzzles.answer.bind(puzzles));
  const replay = new ReplayController(engine, store, game, left);
  const coach = new CoachController(engine, store, game, () => history.countHint());
  const review = new ReviewController(engine, store, game, history, replay.watch.bind(replay), left);
  const rater = new Rater(engine, store, game);
  const picture = new PictureController(engine, store, game);
  const ending = new EndingController(store, review.of.bind(review), history, rater, picture.ofPly.bind(picture));
  const challenge = new ChallengeController(engine, store, history);
  const games = new GamesController(
    engine,
    store,
    game,
    replay.watch.bind(replay),
    picture.section.bind(picture),
    challenge.result.bind(challenge),
  );
  const fairness = new FairnessController(engine, store, game);
  const daily = new DailyController(engine, store, history, game, challenge.resultOfDay.bind(challenge));
  const statistics = new StatisticsController(store, history, rater);
  const strategy = new StrategyController(store);
  const finished = new FinishedController(store, stores.storage, history, game, replay, review.open.bind(review));
  const dialogs = new DialogsController(store);
  const jokers = new JokersController(engine, store, game);
  new ForcedMovesController(store, game);
  importOldSavesWhenReady(engine, store, stores);
  const about = new AboutController(engine, store);
  store.subscribe(() => markWaiting({ isDaily: daily.isWaiting(), puzzles: mistakes.due().length }));

  const home = new HomeController(engine, store, history, mistakes, rater, daily, game);

  const pages: Readonly<Record<SidePageName, FeaturePage>> = {
    home: home.page,
    daily: daily.page,
    games: games.page,
    share: games.sharePage,
    statistics: statistics.page,
    goals: statistics.goals,
    strategy: strategy.page,
    played: finished.page,
    puzzles: trainer.page,
    fairness: fairness.page,
    review: review.page,
    about: about.page,
  };
  const openPage = ({ page: asked, date }: PageIntent) => {
    const { puzzle, screen } = store.state;
    // Without a game, home is where the table would be.
    const page = asked === "home" && screen === "welcome" ? "table" : asked;
    // The book of a puzzle lies above the game in play.
    if (page === "table" && puzzles.isBook(store.state)) return game.returnToGame();
    // The answer to a puzzle is above the table.
    store.set({ page, puzzle: puzzle?.chosen ? { ...puzzle, chosen: null } : puzzle });
    return asked === "table" ? undefined : pages[asked].open?.(date);
  };
  return {
    handlers: joinHandlers(
      { "open-page": openPage },
      coach.handlers,
      puzzles.handlers,
      confirmation.handlers,
      mistakes.handlers,
      trainer.handlers,
      replay.handlers,
      review.handlers,
      games.handlers,
      fairness.handlers,
      daily.handlers,
      statistics.handlers,
      strategy.handlers,
      finished.handlers,
      dialogs.handlers,
      jokers.handlers,
    ),
    places: {
      openPage: (page) => (page === "review" ? review.openPage() : openPage({ type: "open-page", page })),
      explain: () => coach.why(null),
      showAnswer: () => puzzles.showAnswer(),
    },
    replay,
    puzzle: puzzles,
    confirmation,
    daily,
    views: {
      page: (state: State) => {
        left.follow(state);
        setHomeBehind(isAtHome({ ...state, page: "table" }));
        if (isAtHome(state)) return home.page.view(state);
        return state.page === "table" ? null : pages[state.page].view(state);
      },
      below: (state: State) =>
        state.page === "table" && state.screen === "game"
          ? html`${replay.bar(state, review.note(state))} ${puzzles.bar(state, review.isTriedAgain(state))} ${challenge.panel(state)} ${ending.panel(state)}
              ${games.panel(state, ending.details(state))}
              ${coach.panel(state)}`
          : nothing,
      dialogs: (state: State, { workshop }: Links) =>
        html`${daily.tag(state)}${puzzles.dialog(state)} ${coach.dialog(state)} ${dialogs.dialogs(state, workshop)}`,
    },
  } satisfies GameFeatures & Record<string, unknown>;
}
