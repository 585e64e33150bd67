/// <reference lib="dom" />
import type { PublicKey } from './jwe.ts';

export interface KeyAnswer {
  readonly keys: readonly PublicKey[];
  readonly now: string;
}

interface Kept {
  readonly key: PublicKey;
  readonly serverMs: number;
  readonly fetchedAtMs: number;
}

/**
 * The server's public key and time. The time runs on by the monotonic clock, so a wrong clock of
 * the device never makes a call too old.
 */
export interface KeyRing {
  current(): Promise<{ readonly key: PublicKey; readonly atSeconds: number }>;
  forget(): void;
}

export function createKeyRing(
  fetchKeys: () => Promise<KeyAnswer>,
  monotonicMs: () => number,
): KeyRing {
  let pending: Promise<Kept> | undefined;

  async function load(): Promise<Kept> {
    const answer = await fetchKeys();
    const [key] = answer.keys;
    if (key === undefined) {
      throw new Error('the key set is empty');
    }
    return { key, serverMs: Date.parse(answer.now), fetchedAtMs: monotonicMs() };
  }

  return {
    async current() {
      pending ??= load();
      try {
        const kept = await pending;
        const nowMs = kept.serverMs + monotonicMs() - kept.fetchedAtMs;
        return { key: kept.key, atSeconds: Math.floor(nowMs / 1000) };
      } catch (failure) {
        pending = undefined;
        throw failure;
      }
    },
    forget() {
      pending = undefined;
    },
  };
}
