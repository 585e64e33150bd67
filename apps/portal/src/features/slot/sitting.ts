import { toMinor } from '../../shared/money/amounts.ts';
import type { Round } from './round.ts';

/**
 * What the rounds of one game brought since it was first opened in this tab. The server counts by
 * days only, so the tab remembers it: a reload goes on with the same sitting.
 */
export interface Sitting {
  readonly openedAtMs: number;
  readonly netMinor: bigint;
  /** The last round that was counted; one that is shown again counts once. */
  readonly lastRoundId: string;
}

const storageKey = 'sitting';

interface Stored {
  readonly game: string;
  readonly openedAtMs: number;
  readonly net: string;
  readonly lastRoundId: string;
}

/** Of this game, account and mode; another one begins a sitting of its own. */
export function openSitting(game: string, nowMs: number): Sitting {
  const stored = read();
  return stored?.game === game
    ? {
        openedAtMs: stored.openedAtMs,
        netMinor: BigInt(stored.net),
        lastRoundId: stored.lastRoundId,
      }
    : { openedAtMs: nowMs, netMinor: 0n, lastRoundId: '' };
}

export function withRound(sitting: Sitting, round: Pick<Round, 'roundId' | 'net'>): Sitting {
  return round.roundId === sitting.lastRoundId
    ? sitting
    : {
        ...sitting,
        netMinor: sitting.netMinor + toMinor(round.net),
        lastRoundId: round.roundId,
      };
}

export function keepSitting(game: string, sitting: Sitting): void {
  const { openedAtMs, netMinor, lastRoundId } = sitting;
  const stored: Stored = { game, openedAtMs, net: String(netMinor), lastRoundId };
  try {
    globalThis.sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Storage is blocked, so the sitting lasts only as long as the page.
  }
}

function read(): Stored | undefined {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(storageKey) ?? 'null');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'game' in value &&
    'net' in value &&
    typeof value.net === 'string' &&
    /^-?\d+$/u.test(value.net) &&
    'openedAtMs' in value &&
    typeof value.openedAtMs === 'number' &&
    'lastRoundId' in value &&
    typeof value.lastRoundId === 'string'
  );
}
