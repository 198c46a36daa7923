/**
 * The address of a server endpoint, also when the pages are on a static host (docs/publishing.md). Islands test the
 * environment variable inline, so that a site without a separate server does not ship this function.
 */
export const atLeadServer = (path: string): string =>
  import.meta.env.PUBLIC_LEAD_SERVER ? `${import.meta.env.PUBLIC_LEAD_SERVER}${path}` : path;
