import type { RateClass } from '@portal/protocol';

/** A bucket of `burst` calls that refills with `perMinute`. */
export interface Allowance {
  readonly perMinute: number;
  readonly burst: number;
}

/** Who is counted. `loopback` replaces block and device for callers on this very machine. */
export const rateSubjects = ['account', 'device', 'block', 'loopback'] as const;
export type RateSubject = (typeof rateSubjects)[number];

/** Beside the classes of endpoints: what the edge answers without one. */
export type EdgeRate = RateClass | 'pages' | 'files';

export type RateTable = Readonly<Record<EdgeRate, Readonly<Record<RateSubject, Allowance>>>>;

/** Coarse limits of one node (R88); the fine throttles of sign-in stand in the database. */
export const defaultRates: RateTable = {
  read: {
    account: { perMinute: 600, burst: 200 },
    device: { perMinute: 900, burst: 300 },
    block: { perMinute: 6000, burst: 2000 },
    loopback: { perMinute: 600_000, burst: 60_000 },
  },
  write: {
    account: { perMinute: 120, burst: 60 },
    device: { perMinute: 180, burst: 90 },
    block: { perMinute: 1200, burst: 600 },
    loopback: { perMinute: 120_000, burst: 20_000 },
  },
  credentials: {
    account: { perMinute: 30, burst: 15 },
    device: { perMinute: 30, burst: 20 },
    block: { perMinute: 120, burst: 60 },
    loopback: { perMinute: 12_000, burst: 6000 },
  },
  codes: {
    account: { perMinute: 60, burst: 10 },
    device: { perMinute: 60, burst: 10 },
    block: { perMinute: 300, burst: 60 },
    loopback: { perMinute: 3000, burst: 300 },
  },
  play: {
    account: { perMinute: 3000, burst: 200 },
    device: { perMinute: 6000, burst: 400 },
    block: { perMinute: 60_000, burst: 6000 },
    loopback: { perMinute: 6_000_000, burst: 600_000 },
  },
  /** HTML, probes, the description of the wire, and addresses that nothing stands at. */
  pages: {
    account: { perMinute: 240, burst: 120 },
    device: { perMinute: 240, burst: 120 },
    block: { perMinute: 2400, burst: 1200 },
    loopback: { perMinute: 240_000, burst: 40_000 },
  },
  /** Built files and pictures; a first visit asks for about a hundred. */
  files: {
    account: { perMinute: 3000, burst: 1000 },
    device: { perMinute: 3000, burst: 1000 },
    block: { perMinute: 30_000, burst: 10_000 },
    loopback: { perMinute: 1_200_000, burst: 200_000 },
  },
};
