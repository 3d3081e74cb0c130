/** Property tests that try the same values in every run. */

import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_121 });

export { fc };
