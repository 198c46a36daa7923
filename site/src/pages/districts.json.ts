import { loadDistricts } from '../collections/lists.ts';

export async function GET(): Promise<Response> {
  return Response.json(await loadDistricts());
}
