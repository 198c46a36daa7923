/** How the process that encodes a photograph says why it has none. */
export const exitCodes = { damaged: 10, tooManyPixels: 11 } as const;
