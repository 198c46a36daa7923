import { loadCountries } from '../collections/regions.ts';

export async function GET(): Promise<Response> {
  return Response.json(await loadCountries());
}
