import { loadCountries } from '../collections/lists.ts';

export async function GET(): Promise<Response> {
  return Response.json(await loadCountries());
}
