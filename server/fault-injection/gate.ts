/** A TCP proxy that can refuse connections, stall, or pass one byte a second. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

type GateMode = 'open' | 'shut' | 'silent' | 'trickling';

export interface Gate {
  port: number;
  /** Also applies to open connections. */
  set(mode: GateMode): void;
  /** Drops all connections at an arbitrary byte. */
  cut(): void;
  close(): Promise<void>;
}

export async function openGate(toPort: number): Promise<Gate> {
  let mode: GateMode = 'open';
  const sockets = new Set<Socket>();

  async function* pass(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      for (let next = 0; next < chunk.length;) {
        while (mode === 'silent') await setTimeout(50);
        if (mode === 'trickling') await setTimeout(1_000);
        const end = mode === 'trickling' ? next + 1 : chunk.length;
        yield chunk.subarray(next, end);
        next = end;
      }
    }
  }

  const server = createServer((visitor) => {
    if (mode === 'shut') return void visitor.destroy();
    const target = connect(toPort, '127.0.0.1');
    for (const socket of [visitor, target]) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        target.destroy();
      });
    }
    // Cut connections are expected here.
    for (const [from, to] of [
      [visitor, target],
      [target, visitor],
    ] as const)
      pipeline(from, pass, to).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      mode = next;
      if (mode === 'shut') cut();
    },
    cut,
    async close() {
      mode = 'open';
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
