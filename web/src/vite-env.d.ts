/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_ENGINE?: string;
  /** The files of the prepared openings, as JSON. */
  readonly VITE_OPENINGS?: string;
  /** The configuration of the workshop's Python, as JSON. */
  readonly VITE_WORKSHOP?: string;
  /** The tasks of the workshop, as JSON. */
  readonly VITE_TASKS?: string;
  readonly VITE_TABLES?: string;
  readonly VITE_VERSION: string;
  /** A hash of the page in which bots run. */
  readonly VITE_CAGE: string;
  /** The third-party parts of the site, as JSON. */
  readonly VITE_PARTS: string;
  /** The URL of the site, if the build knows it. */
  readonly VITE_URL?: string;
}

interface Window {
  /** In a frame: the messages received between the click on Play and the start of main.ts. */
  colorettoEarly?: MessageEvent[];
}

declare module "*.ftl" {
  const texts: import("./i18n").Texts;
  export default texts;
  export const rest: import("./i18n").TextFile<typeof texts>["rest"];
}
