import type { Socket } from 'node:net';
import type { EdgeCaps } from './edge-settings.ts';

/** One open connection. */
export interface Connection {
  readonly socket: Socket;
  readonly block: string;
  /** Calls whose answer has not left. */
  openCalls: number;
  /** Since when there are such calls. */
  busySinceMs: number;
}

export interface ConnectionBook {
  /**
   * Enters a connection and closes another one when room must be made; undefined when there is no
   * room.
   */
  enter(socket: Socket, block: string, isCapped: boolean): Connection | undefined;
  leave(connection: Connection): void;
  all(): Iterable<Connection>;
  readonly size: number;
}

/**
 * The open connections of this node by address block. A block that is full closes the oldest of its
 * idle connections, so that hoarding costs the hoarder; when the node is full, the block that has
 * most makes room.
 */
export function createConnectionBook(
  caps: Pick<EdgeCaps, 'connections' | 'connectionsPerBlock'>,
): ConnectionBook {
  /** Oldest first. */
  const blocks = new Map<string, Set<Connection>>();
  let size = 0;

  function leave(connection: Connection): void {
    const ofBlock = blocks.get(connection.block);
    if (ofBlock?.delete(connection) === true) {
      size -= 1;
    }
    if (ofBlock?.size === 0) {
      blocks.delete(connection.block);
    }
  }

  function close(connection: Connection | undefined): boolean {
    if (connection === undefined) {
      return false;
    }
    leave(connection);
    connection.socket.destroy();
    return true;
  }

  function makeRoom(block: string, isCapped: boolean): boolean {
    const own = blocks.get(block);
    if (isCapped && own !== undefined && own.size >= caps.connectionsPerBlock) {
      return close(oldestIdle(own));
    }
    if (size < caps.connections) {
      return true;
    }
    const fullest = fullestOf(blocks);
    // A block that already has the most connections must not take one from another block.
    return fullest === own ? close(oldestIdle(own)) : close(oldestIdle(fullest) ?? first(fullest));
  }

  return {
    enter(socket, block, isCapped) {
      if (!makeRoom(block, isCapped)) {
        return undefined;
      }
      const connection: Connection = { socket, block, openCalls: 0, busySinceMs: 0 };
      const ofBlock = blocks.get(block);
      if (ofBlock === undefined) {
        blocks.set(block, new Set([connection]));
      } else {
        ofBlock.add(connection);
      }
      size += 1;
      return connection;
    },
    leave,
    *all() {
      for (const ofBlock of blocks.values()) {
        yield* ofBlock;
      }
    },
    get size() {
      return size;
    },
  };
}

function fullestOf(
  blocks: ReadonlyMap<string, ReadonlySet<Connection>>,
): ReadonlySet<Connection> | undefined {
  let fullest: ReadonlySet<Connection> | undefined;
  for (const ofBlock of blocks.values()) {
    fullest = ofBlock.size > (fullest?.size ?? 0) ? ofBlock : fullest;
  }
  return fullest;
}

function oldestIdle(connections: ReadonlySet<Connection> | undefined): Connection | undefined {
  for (const connection of connections ?? []) {
    if (connection.openCalls === 0) {
      return connection;
    }
  }
  return undefined;
}

function first(connections: ReadonlySet<Connection> | undefined): Connection | undefined {
  return connections?.values().next().value;
}
