import { readCountries } from '../collections/regions.ts';

export function GET(): Response {
  return Response.json(readCountries());
}
