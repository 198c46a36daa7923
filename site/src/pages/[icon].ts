/** /favicon.ico and /apple-touch-icon.png, which browsers and phones request by default. */
import type { APIRoute } from 'astro';
import { loadCompany } from '../collections/load-company.ts';
import { loadDirection } from '../collections/directions.ts';
import { drawHomeScreenIcon, drawTabIcon } from '../lib/brand-icon.ts';

const icons = {
  'favicon.ico': { draw: drawTabIcon, type: 'image/x-icon' },
  'apple-touch-icon.png': { draw: drawHomeScreenIcon, type: 'image/png' },
} as const;

type Name = keyof typeof icons;

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const { draw, type } = icons[params['icon'] as Name];
  const company = loadCompany();
  const { colors } = await loadDirection(company.direction);
  return new Response(new Uint8Array(await draw(company, colors)), {
    headers: { 'content-type': type },
  });
};
