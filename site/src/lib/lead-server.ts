/**
 * The address of something that only the server answers, for pages that may be served without it (docs/publishing.md).
 * Islands ask for the condition themselves, so that not even this function is in a site that needs none.
 */
export const atLeadServer = (path: string): string =>
  import.meta.env.PUBLIC_LEAD_SERVER ? `${import.meta.env.PUBLIC_LEAD_SERVER}${path}` : path;
