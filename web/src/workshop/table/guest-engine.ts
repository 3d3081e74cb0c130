/** The engine of a table at which bots in cages play: Python asks for their actions, and the page asks the cages. */

import type { Engine, Progress, ResultOf, Task } from "../../engine/engine";
import type { PlayerSetup, Request, Setup } from "../../engine/protocol";
import type { BotQuestion, GuestActionRequest } from "../protocol";
import type { Guests } from "./guests";

export class GuestEngine implements Engine {
  constructor(
    private readonly engine: Engine,
    private readonly guests: Pick<Guests, "choose" | "prepare" | "close">,
    /** The players of new games that the page requests by a query. */
    private readonly players: readonly PlayerSetup[],
  ) {}

  start(onProgress: (progress: Progress) => void): Promise<void> {
    return this.engine.start(onProgress);
  }

  saveSnapshot(): Promise<void> {
    return this.engine.saveSnapshot();
  }

  async request<R extends Request>(request: R, task?: Task): Promise<ResultOf<R>> {
    // A bot that has seen more than the table shows now must forget it.
    if (request.method === "undo" || request.method === "open") this.guests.close();
    if (request.method === "undo" || request.method === "warm_up")
      void this.guests.prepare(this.players.flatMap(({ name }) => name ?? []));
    const answer = await this.engine.request(this.#withPlayers(request) as R, task);
    const result = answer && "ask" in answer ? await this.#act<ResultOf<R>>(answer.ask as BotQuestion) : answer;
    if (result && "view" in result && result.view.phase === "over") this.guests.close();
    return result;
  }

  /** Seat the players of the table in a game that is requested by a query. */
  #withPlayers(request: Request): Request {
    if (request.method !== "open" || !("query" in request.params) || this.players.length === 0) return request;
    const { edition = "classic", scoring = "brown", seed } = request.params.query ?? {};
    const setup = {
      players: this.players.length,
      edition,
      scoring,
      marker_depth: null,
      seed: seed === undefined ? null : Number(seed),
      seats: [...this.players],
    };
    return { method: "open", params: { setup: setup as Setup } };
  }

  /** Let a guest act. Only the workshop's Python knows this request; another bot acts for one that fails. */
  async #act<Result>(question: BotQuestion): Promise<Result> {
    const action = await this.guests.choose(question);
    const request: GuestActionRequest = { method: "guest_action", params: { action } };
    return this.engine.request(request as unknown as Request) as Promise<Result>;
  }
}
