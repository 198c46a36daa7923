/**
 * Returns the command that opens the editor on the computer of a person connected over ssh. `connection` is
 * SSH_CONNECTION: client address and port, server address and port.
 */
export function writeTunnel(port: number, connection: string | undefined, user: string): string | undefined {
  const [, , address, sshPort] = connection?.split(' ') ?? [];
  if (!address) return undefined;
  const other = sshPort && sshPort !== '22' ? ` -p ${sshPort}` : '';
  return `ssh${other} -L ${port}:127.0.0.1:${port} ${user}@${address}`;
}
