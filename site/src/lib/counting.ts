/** Whether the server counts page views and clicks. Set `COUNTS=on` at build time (docs/counts.md). */
export const isCounting = Boolean(import.meta.env.PUBLIC_COUNTS);
