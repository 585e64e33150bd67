import type { EdgeCaps } from './edge-settings.ts';

/** Who holds a socket, as far as caps ask. */
export interface SocketOwner {
  /** Undefined for a caller on the machine of a demo, whom no cap counts by block. */
  readonly block: string | undefined;
}

export interface SocketBook {
  /** False when the node or the address block has its number of sockets. */
  enter(owner: SocketOwner): boolean;
  leave(owner: SocketOwner): void;
  readonly size: number;
}

/**
 * Sockets that are held open, by address block. Their caps lie below those of connections, so that
 * whoever hoards sockets leaves room for calls.
 */
export function createSocketBook(caps: Pick<EdgeCaps, 'sockets' | 'socketsPerBlock'>): SocketBook {
  const blocks = new Map<string, number>();
  let size = 0;
  return {
    enter({ block }) {
      const ofBlock = block === undefined ? 0 : (blocks.get(block) ?? 0);
      if (size >= caps.sockets || ofBlock >= caps.socketsPerBlock) {
        return false;
      }
      size += 1;
      if (block !== undefined) {
        blocks.set(block, ofBlock + 1);
      }
      return true;
    },
    leave({ block }) {
      size -= 1;
      const ofBlock = block === undefined ? 0 : (blocks.get(block) ?? 0) - 1;
      if (block !== undefined && ofBlock > 0) {
        blocks.set(block, ofBlock);
      } else if (block !== undefined) {
        blocks.delete(block);
      }
    },
    get size() {
      return size;
    },
  };
}
