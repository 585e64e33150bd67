import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { Snapshot } from './catalogue.ts';
import { shownTo } from './narrowed.ts';
import { shownAlways } from './shown.ts';

const test = testDatabase();
let snapshot: Snapshot;

beforeAll(async () => {
  const whole = await (await openCatalogue(test)).current();
  // Each rank sees one game more than the one below it.
  const narrowed = whole.entries.slice(0, 40).map(({ game: { nodeId } }, at) => ({
    ...shownAlways,
    vendorCode: null,
    nodeId,
    audience: { ...shownAlways.audience, leastRank: at + 1 },
  }));
  snapshot = { ...whole, narrowed };
});

function seenAt(rank: number): Snapshot {
  const nobody = { language: 'EN', country: null, login: undefined, device: undefined } as const;
  return shownTo(snapshot, { ...nobody, at: test.clock.now(), rank });
}

describe('shownTo', () => {
  it('gives the same lists to whoever sees the same games', () => {
    expect(seenAt(40)).toBe(snapshot);
    expect(seenAt(3).entries).toHaveLength(snapshot.entries.length - 37);
    expect(seenAt(3)).toBe(seenAt(3));
  });

  it('keeps the lists that were asked for last, whatever ranks callers say they have', () => {
    const first = seenAt(0);
    const often = seenAt(1);
    for (let rank = 2; rank < 40; rank += 1) {
      seenAt(rank);
      expect(seenAt(1)).toBe(often);
    }
    expect(seenAt(0)).not.toBe(first);
    expect(seenAt(0).entries.map(({ game }) => game.nodeId)).toEqual(
      first.entries.map(({ game }) => game.nodeId),
    );
  });
});
