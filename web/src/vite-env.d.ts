/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_ENGINE?: string;
  readonly VITE_TABLES?: string;
}
