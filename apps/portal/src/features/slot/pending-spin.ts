import { keep, recall } from '../../shared/device/storage.ts';
import type { PlayMode } from '@portal/protocol';

/** A spin whose answer is not known yet; its key makes asking again safe (R37). */
export interface PendingSpin {
  readonly nodeId: string;
  readonly mode: PlayMode;
  readonly stake: string;
  readonly key: string;
  readonly account: string;
  /** With what it was played instead of the member's money. */
  readonly freeSpinsId?: string;
}

const storageKey = 'pendingSpin';

export function keepPendingSpin(spin: PendingSpin): void {
  keep(storageKey, JSON.stringify(spin));
}

export function forgetPendingSpin(): void {
  keep(storageKey, null);
}

/** The pending spin of this game, mode and account, if one was left behind on this device. */
export function recallPendingSpin(
  game: Pick<PendingSpin, 'nodeId' | 'mode' | 'account'>,
): PendingSpin | undefined {
  const text = recall(storageKey);
  if (text === null) {
    return undefined;
  }
  // Only keepPendingSpin writes this key; a foreign or damaged value fits no game below.
  const spin = parsed(text) as Partial<PendingSpin> | null;
  const isOurs =
    spin?.nodeId === game.nodeId && spin.mode === game.mode && spin.account === game.account;
  return isOurs && typeof spin.key === 'string' && typeof spin.stake === 'string'
    ? { ...game, key: spin.key, stake: spin.stake, ...freeOf(spin) }
    : undefined;
}

function freeOf({ freeSpinsId }: Partial<PendingSpin>): Pick<PendingSpin, 'freeSpinsId'> {
  return typeof freeSpinsId === 'string' ? { freeSpinsId } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
