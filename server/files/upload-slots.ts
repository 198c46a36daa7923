/** Limits concurrent forms with files, since each occupies disk space while it arrives. */
import { toNetwork } from '../plugins/visitor-network.ts';

export type UploadSlots = ReturnType<typeof createUploadSlots>;

const mostAtOnce = 24;
const mostOfNetwork = 4;
/** A browser sends files one by one; the second slot is for another device. */
const mostOfRequest = 2;

export function createUploadSlots() {
  const inside = new Set<{ network: string; reference: string }>();
  return {
    /** Returns a function that frees the slot, or undefined if all are taken. */
    enter(remoteAddress: string, reference: string): (() => void) | undefined {
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
