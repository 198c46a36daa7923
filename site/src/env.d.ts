/** The directive that lib/interact-directive.ts registers. */
declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
  }
}

export {};
