/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_ENGINE?: string;
  readonly VITE_TABLES?: string;
  readonly VITE_VERSION: string;
  /** JSON of what is shipped beside our own code. */
  readonly VITE_PARTS: string;
  /** Where the site will be, if that is known. */
  readonly VITE_URL?: string;
}

interface Window {
  /** In a frame: messages that came after Play was pressed and before main.ts ran. */
  colorettoEarly?: MessageEvent[];
}

declare module "*.ftl" {
  import type { FluentResource } from "@fluent/bundle";

  const body: FluentResource["body"];
  export default body;
}
