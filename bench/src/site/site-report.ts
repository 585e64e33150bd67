import type { Back } from '../load/players.ts';

/** A server in a process of its own, and the back door to its database. */
export interface Site {
  readonly port: number;
  readonly back: Back;
}

export interface SiteReport {
  readonly passed: number;
  readonly mismatches: readonly string[];
  readonly figures: readonly string[];
}

export type SiteRun = (file: unknown, site: Site) => Promise<SiteReport>;
