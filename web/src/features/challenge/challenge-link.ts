import { urlWith } from "../../app/url";

/**
 * Return the link that deals the same cards to the same seats, and says what was scored. It contains no name but the one
 * that the sender typed.
 * @param query names the deal, or the day of a daily one
 */
export function challengeUrl(
  query: Readonly<Record<string, string>>,
  scores: readonly number[],
  sender: string,
): string {
  const from = sender.trim();
  return urlWith({ ...query, scores: scores.join("."), ...(from && { from }) });
}
