/** The directive that lib/interact-directive.ts registers. */
declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Set by astro.config.ts from LEAD_SERVER; empty when the server serves the pages, too. */
    readonly PUBLIC_LEAD_SERVER?: string;
  }
}

export {};
