/** How many forms with files are taken at once: each has a file on the disk while it arrives. */
import { toNetwork } from '../lib/visitor-network.ts';

export interface UploadSlots {
  /** Returns how to leave; undefined when there is no place. */
  enter(remoteAddress: string): (() => void) | undefined;
}

const mostAtOnce = 24;
const mostOfNetwork = 4;

export function createUploadSlots(): UploadSlots {
  const inside = new Map<string, number>();
  let total = 0;
  return {
    enter(remoteAddress) {
      const network = toNetwork(remoteAddress);
      const ofNetwork = inside.get(network) ?? 0;
      if (total >= mostAtOnce || ofNetwork >= mostOfNetwork) return undefined;
      total++;
      inside.set(network, ofNetwork + 1);
      return () => {
        total--;
        const left = (inside.get(network) ?? 1) - 1;
        if (left > 0) inside.set(network, left);
        else inside.delete(network);
      };
    },
  };
}
