import text from "../../tests/data/earlier/2022ab1.json?raw";

/** What players have from the version of commit 2022ab1, which wrote it. */
export const earlier = JSON.parse(text);
