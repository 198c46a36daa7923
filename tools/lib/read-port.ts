/** Returns the port in PORT, or the default. Throws if PORT is not a port. */
export function readPort(env: Readonly<Record<string, string | undefined>>, otherwise: number): number {
  const text = env['PORT'] ?? '';
  if (text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  return port;
}
