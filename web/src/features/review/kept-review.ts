/** The latest finished review, kept during a reload, so that the coach need not compute it again. */

import { objectFromJson, readSession, writeSession } from "../../platform/storage/browser-storage";
import type { ReviewState } from "./types";

const KEY = "coloretto:v1:review";
/** Changes with the version of the page, as another one may expect other fields. */
const VERSION = import.meta.url;

export function keptReview(): ReviewState | null {
  const { version, review } = objectFromJson(readSession(KEY));
  return version === VERSION ? (review as ReviewState) : null;
}

/** Keep a review; null keeps none. */
export function keepReview(review: ReviewState | null): void {
  writeSession(KEY, review && JSON.stringify({ version: VERSION, review }));
}
