/** Reads the boxes of an MP4 (ISO/IEC 14496-12). */

export interface Box {
  type: string;
  start: number;
  /** Offset of its content. */
  content: number;
  end: number;
}

export function listBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to) throw new Error('the film is damaged or incomplete');
    const size = bytes.readUInt32BE(start);
    const isLong = size === 1;
    const content = start + (isLong ? 16 : 8);
    const length = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : size === 0 ? to - start : size;
    const end = start + length;
    if (end < content || end > to) throw new Error('the film is damaged or incomplete');
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, content, end });
    start = end;
  }
  return boxes;
}

export const findBox = (bytes: Buffer, { content, end }: Box, ...types: string[]): Box | undefined => {
  const [type, ...inner] = types;
  const found = listBoxes(bytes, content, end).find((box) => box.type === type);
  return found && inner.length > 0 ? findBox(bytes, found, ...inner) : found;
};
