/** Names the files that the build makes of pictures and films, and lists them for encode-pictures.ts. */
import path from 'node:path';
import type { PictureSource, SourceFile } from './find-picture.ts';

export interface Transform {
  /** Pixels. A picture is never enlarged. */
  width: number;
  /** Pixels. A height of another aspect ratio crops the picture. */
  height: number;
  format: 'avif' | 'webp';
  /** 1–100. */
  quality: number;
  /** The part that a crop keeps. */
  position: 'left' | 'center' | 'right';
}

/** One file to make. */
export interface PictureJob {
  /** Path in the built site. */
  file: string;
  /** Absolute path of the original. */
  source: string;
  /** Of the original, as in SourceFile. */
  hash: string;
  /** Drawings and films have none: they keep their format and lose only their metadata. */
  transform?: Transform;
}

/**
 * Astro bundles the pages, so they have their own copy of this module in the same process, and both need one list.
 */
const jobs: Map<string, PictureJob> = ((
  globalThis as { pictureJobs?: Map<string, PictureJob> }
).pictureJobs ??= new Map());

export const listJobs = (): PictureJob[] => [...jobs.values()];

/** `address` is a path on the site. */
export const findJob = (address: string): PictureJob | undefined => jobs.get(address);

function addJob(
  { file, hash }: SourceFile,
  variant: string,
  extension: string,
  transform?: Transform,
): string {
  const name = `_a/${path.parse(file).name}.${hash.slice(0, 8)}${variant}${extension}`;
  const address = `/${name}`;
  jobs.set(address, { file: name, source: file, hash, ...(transform && { transform }) });
  return address;
}

/**
 * Returns the address of a derivative; `height` follows from the picture's aspect ratio unless it is set. The name
 * states the transform, because random letters do not compress: they took 230 bytes of a home page with many pictures.
 */
export function derive(
  source: PictureSource,
  {
    width,
    height,
    format,
    quality,
    position = 'center',
  }: Pick<Transform, 'width' | 'format' | 'quality'> & Partial<Transform>,
): string {
  const proportional = Math.round(width / (source.width / source.height));
  const size = height === undefined ? width : `${width}x${height}${position}`;
  const transform = { width, height: height ?? proportional, format, quality, position };
  return addJob(source, `-${size}-${quality}`, `.${format}`, transform);
}

/** Returns the address of a drawing or a film. */
export const publish = (source: SourceFile): string => addJob(source, '', path.extname(source.file));
