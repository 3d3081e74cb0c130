/** Changes of bots, also by two tabs at once. */

import { botName, MAX_BOT_NAME } from "../backup/validate";
import type { BotVersion, StoredBot } from "../types";

/** How many earlier versions of a bot are kept. */
const MAX_VERSIONS = 10;

/** Return the bot with code that ran or is replaced as its latest version. */
export function withVersion<Bot extends StoredBot>(bot: Bot, code: string, now: Date): Bot {
  return { ...bot, versions: latest([{ code, at: now.toISOString() }, ...bot.versions]) };
}

/** Return whether a bot has this code, now or as an earlier version. */
export function hasCode({ code, versions }: StoredBot, wanted: string): boolean {
  return code === wanted || versions.some((version) => version.code === wanted);
}

/** Return the earlier versions that two tabs or devices have of one bot. */
export function jointVersions(one: StoredBot, other: StoredBot): BotVersion[] {
  return latest([...one.versions, ...other.versions].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)));
}

/** Combine two changes of a bot; null if both changed its code. */
export function combined(before: StoredBot, one: StoredBot, other: StoredBot): StoredBot | null {
  const changed = [one, other].filter(({ code }) => code !== before.code);
  if (changed.length === 2 && one.code !== other.code) return null;
  const { code } = changed[0] ?? before;
  const name = one.name === before.name ? other.name : one.name;
  return { id: one.id, name, code, versions: jointVersions(one, other) };
}

/** Return a name that fits, and that no other bot has. */
export function freeName(wanted: string, bots: readonly StoredBot[]): string {
  const name = botName(wanted);
  const isTaken = (candidate: string) => bots.some((bot) => bot.name === candidate);
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${botName(name.slice(0, MAX_BOT_NAME - ` ${number}`.length))} ${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** Return the latest of versions, which come latest first, each code once. */
function latest(versions: readonly BotVersion[]): BotVersion[] {
  const codes = new Set<string>();
  return versions.filter(({ code }) => !codes.has(code) && codes.add(code)).slice(0, MAX_VERSIONS);
}
