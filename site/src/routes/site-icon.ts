/** /favicon.ico and /apple-touch-icon.png, which browsers and phones request by default. */
import { loadDirection } from '../collections/directions.ts';
import { loadCompany } from '../collections/load-company.ts';
import { drawHomeScreenIcon, drawTabIcon } from './brand-icon.ts';

const icons = {
  'favicon.ico': { draw: drawTabIcon, type: 'image/x-icon' },
  'apple-touch-icon.png': { draw: drawHomeScreenIcon, type: 'image/png' },
} as const;

export async function answerWithIcon(name: keyof typeof icons): Promise<Response> {
  const { draw, type } = icons[name];
  const company = loadCompany();
  const { colors } = await loadDirection(company.direction);
  const bytes = new Uint8Array(await draw(company, colors));
  return new Response(bytes, { headers: { 'content-type': type } });
}
