declare global {
  namespace App {
    interface Locals {
      /** The number of islands rendered on this page so far (sections/Island.astro). */
      islands?: number;
      /** Why a page could not be rendered (middleware.ts). */
      fault?: unknown;
    }
  }
}

export {};
