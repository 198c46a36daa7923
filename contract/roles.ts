/** `crew` sees only requests assigned to them. Only `owner` manages people, exports and erases. */
export const roles = ['owner', 'office', 'crew'] as const;
export type Role = (typeof roles)[number];
