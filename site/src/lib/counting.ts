/** Whether the server counts page views and clicks. `counting: true` in company.yaml turns it on. */
export const isCounting = Boolean(import.meta.env.PUBLIC_COUNTS);
