declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype';
    variationAxes?: Record<string, number>;
    noHinting?: boolean;
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
