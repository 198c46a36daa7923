declare global {
  namespace App {
    interface Locals {
      /** The number of islands rendered on this page so far (sections/Island.astro). */
      islands?: number;
    }
  }
}

export {};
