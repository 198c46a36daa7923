import { loadDistricts } from '../collections/regions.ts';

export async function GET(): Promise<Response> {
  return Response.json(await loadDistricts());
}
