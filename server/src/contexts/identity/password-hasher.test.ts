import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher({ parallel: 2, mostWaiting: 4 }, 'nobody knows this one');

describe('createPasswordHasher', () => {
  it('stores argon2id with at least 46 MiB, one pass, one lane (R61)', async () => {
    const stored = await hasher.hash('violet kettle under stairs');
    const [, memoryKib] = /^\$argon2id\$v=19\$m=(\d+),t=1,p=1\$/u.exec(stored) ?? [];
    expect(Number(memoryKib)).toBeGreaterThanOrEqual(46 * 1024);
  });

  it('verifies the same password, nothing shorter, longer or folded', async () => {
    const password = 'Violet kettle under stairs';
    const stored = await hasher.hash(password);
    const tries = [password, password.slice(0, -1), `${password} `, password.toLowerCase(), ''];
    const seen: boolean[] = [];
    for (const attempt of tries) {
      seen.push(await hasher.verify(stored, attempt));
    }
    expect(seen).toEqual([true, false, false, false, false]);
  });

  it('never verifies a missing account, not even with the dummy secret', async () => {
    expect(await hasher.verify(undefined, 'nobody knows this one')).toBe(false);
  });

  it('takes about as long for a missing account as for a wrong password (R59)', async () => {
    const stored = await hasher.hash('violet kettle under stairs');
    const fastest = { wrong: Number.POSITIVE_INFINITY, missing: Number.POSITIVE_INFINITY };
    const time = async (kind: 'wrong' | 'missing', hash: string | undefined): Promise<void> => {
      const startedAt = performance.now();
      await hasher.verify(hash, 'a wrong password');
      fastest[kind] = Math.min(fastest[kind], performance.now() - startedAt);
    };
    // Both kinds take turns and only the fastest run of each counts, so that a busy machine slows
    // both alike.
    for (let tries = 0; tries < 15; tries += 1) {
      await time('wrong', stored);
      await time('missing', undefined);
    }
    const { wrong, missing } = fastest;
    expect(missing / wrong).toBeGreaterThan(0.4);
    expect(missing / wrong).toBeLessThan(2.5);
  });

  it('turns away what neither works nor waits, and goes on after (R61)', async () => {
    const tries = Array.from({ length: 12 }, () => hasher.hash('violet kettle under stairs'));
    const settled = await Promise.allSettled(tries);
    const refused = settled.filter(
      (result) =>
        result.status === 'rejected' &&
        result.reason instanceof Refusal &&
        result.reason.code === 'overloaded',
    );
    expect(refused).toHaveLength(6);
    expect(await hasher.hash('violet kettle under stairs')).toMatch(/^\$argon2id/u);
  });
});
