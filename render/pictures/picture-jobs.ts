/** Lists the files to make of pictures and films for encode-pictures.ts, and names their addresses for pages. */
import path from 'node:path';
import type { ShareFrame } from '../../site/src/logo/share-picture.ts';
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
  /** Without transform and frame, a drawing or a film keeps its format and loses only its metadata. */
  transform?: Transform;
  /** Makes a share picture. */
  frame?: ShareFrame;
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
  { file: source, hash }: SourceFile,
  file: string,
  work: Pick<PictureJob, 'transform' | 'frame'> = {},
): string {
  jobs.set(`/${file}`, { file, source, hash, ...work });
  return `/${file}`;
}

const nameFile = ({ file, hash }: SourceFile): string => `_a/${path.parse(file).name}.${hash.slice(0, 8)}`;

/**
 * Adds a derivative to the list and returns its address; `height` follows from the picture's aspect ratio unless it is set. The name
 * states the transform, because random letters do not compress: they took 230 bytes of a home page with many pictures.
 */
export function addDerivative(
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
  return addJob(source, `${nameFile(source)}-${size}-${quality}.${format}`, { transform });
}

/** Adds a drawing or a film in its own format and returns its address. */
export const addCopy = (source: SourceFile): string =>
  addJob(source, nameFile(source) + path.extname(source.file));

/** Adds a share picture and returns its address. Other sites store it, so it stays the same when the picture changes. */
export const addSharePicture = (source: SourceFile, name: string, frame: ShareFrame): string =>
  addJob(source, `share/${name}.jpg`, { frame });
