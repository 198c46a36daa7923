import type { FileHandle } from 'node:fs/promises';

/** Reads bytes as Latin-1, one character per byte, so that patterns can match them. */
export async function readLatin1(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}
