declare global {
  namespace App {
    interface Locals {
      /** The number of islands rendered on this page so far (sections/Island.astro). */
      islands?: number;
      /** Why a page could not be rendered (middleware.ts). */
      fault?: unknown;
    }
  }
  interface ImportMetaEnv {
    /** astro.config.ts sets this from LEAD_SERVER. Empty if the server also serves the pages. */
    readonly PUBLIC_LEAD_SERVER?: string;
    /** astro.config.ts sets this from COUNTS. */
    readonly PUBLIC_COUNTS?: boolean;
  }
}

export {};
