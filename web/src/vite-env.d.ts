/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_ENGINE?: string;
  readonly VITE_TABLES?: string;
  /** Where the site will be, if that is known. */
  readonly VITE_URL?: string;
}

declare module "*.ftl" {
  import type { FluentResource } from "@fluent/bundle";

  const body: FluentResource["body"];
  export default body;
}
