/** Exit codes of the process that encodes photos. */
export const exitCodes = { damaged: 10, tooManyPixels: 11 } as const;
