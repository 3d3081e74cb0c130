import text from "../../tests/data/earlier/2022ab1.json?raw";

/** Data written by an earlier version of the page: commit 2022ab1. */
export const earlier = JSON.parse(text);
