declare global {
  namespace App {
    interface Locals {
      /** Islands that the page has shown so far (sections/Island.astro). */
      islands?: number;
    }
  }
  interface ImportMetaEnv {
    /** Set by astro.config.ts from LEAD_SERVER; empty when the server serves the pages, too. */
    readonly PUBLIC_LEAD_SERVER?: string;
    /** Set by astro.config.ts from COUNTS. */
    readonly PUBLIC_COUNTS?: boolean;
  }
}

export {};
