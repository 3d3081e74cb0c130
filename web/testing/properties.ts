/** fast-check with a fixed seed, so that property tests try the same values in every run. */

import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_121 });

export { fc };
