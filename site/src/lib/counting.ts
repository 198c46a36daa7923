/** Whether the server counts visits and presses; `COUNTS=on` at the build says so (docs/counts.md). */
export const isCounting = Boolean(import.meta.env.PUBLIC_COUNTS);
