/** The company's own logo, and a square of it for the browser's tab; no files while the mark is drawn. */
import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { loadCompany } from '../../collections/load-company.ts';
import { logoFile } from '../../lib/logo-file.ts';

const iconSize = 96;

export async function getStaticPaths() {
  const { logo } = await loadCompany();
  if (!logo || !('file' in logo)) return [];
  return [
    { params: { name: 'logo' }, props: { isIcon: false } },
    { params: { name: 'icon' }, props: { isIcon: true } },
  ];
}

export const GET: APIRoute<{ isIcon: boolean }> = async ({ props }) => {
  const bytes = await readFile(logoFile);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const made = props.isIcon
    ? await sharp(bytes).resize(iconSize, iconSize, { fit: 'contain', background }).png().toBuffer()
    : bytes;
  return new Response(new Uint8Array(made), { headers: { 'content-type': 'image/png' } });
};
