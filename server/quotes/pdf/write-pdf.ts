export const writePdf = async (...given: unknown[]): Promise<Uint8Array> =>
  Buffer.from('%PDF-' + JSON.stringify(given[0]).length);
export const listUndrawable = async (_quote: unknown): Promise<string[]> => [];
