/** How many forms with files are taken at once: each has a file on the disk while it arrives. */
import { toNetwork } from '../lib/visitor-network.ts';

export interface UploadSlots {
  /** Returns how to leave; undefined when there is no place. */
  enter(remoteAddress: string, reference: string): (() => void) | undefined;
}

const mostAtOnce = 24;
const mostOfNetwork = 4;
/** A browser sends one after the other; a second one may be of another device. */
const mostOfRequest = 2;

export function createUploadSlots(): UploadSlots {
  const inside = new Set<{ network: string; reference: string }>();
  return {
    enter(remoteAddress, reference) {
      const form = { network: toNetwork(remoteAddress), reference };
      const others = [...inside];
      const ofNetwork = others.filter(({ network }) => network === form.network);
      const ofRequest = others.filter((other) => other.reference === reference);
      const isFull = others.length >= mostAtOnce || ofNetwork.length >= mostOfNetwork;
      if (isFull || ofRequest.length >= mostOfRequest) return undefined;
      inside.add(form);
      return () => void inside.delete(form);
    },
  };
}
