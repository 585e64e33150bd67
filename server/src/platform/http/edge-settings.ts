import type { RateClass } from '@portal/protocol';
import type { Trust } from './client-address.ts';

export type PlacesByClass = Readonly<Record<RateClass, number>>;

/** What this node gives out at most at the same time. */
export interface EdgeCaps {
  readonly connections: number;
  /** Of one address block. */
  readonly connectionsPerBlock: number;
  /** Of all connections, those that may be sockets which stay open. */
  readonly sockets: number;
  /** Of one address block; below its connections, so that sockets leave room for calls. */
  readonly socketsPerBlock: number;
  /** Calls at work by class (R126): no class can take what another one needs. */
  readonly places: PlacesByClass;
  /** The part of the places of a class that one address block may hold. */
  readonly placesPerBlockPercent: number;
}

/** How the edge meets the network; settings of the process. */
export interface EdgeSettings {
  readonly caps: EdgeCaps;
  readonly trust: Trust;
  /** Where the back office is served alone; undefined while it shares the origin of the portal. */
  readonly backofficeHost: string | undefined;
}

export const defaultCaps: EdgeCaps = {
  connections: 8192,
  connectionsPerBlock: 256,
  sockets: 6144,
  socketsPerBlock: 128,
  places: { play: 2048, write: 1024, credentials: 256, read: 768, codes: 64 },
  placesPerBlockPercent: 25,
};
