import { describe, expect, test } from 'vitest';
import { expectLegal, replay } from '../engine.ts';
import { designHash } from '../design-hash.ts';
import { slotReference } from '../data/reference/slot-reference.ts';
import { slotDesigns } from '../data/slots/all.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { createStream } from '../stream.ts';
import { compileSlot } from './compile.ts';
import { slotEngine, slotReturnMinor } from './engine.ts';
import { spinAt, spinSlot } from './spin.ts';

const [house] = slotDesigns;
const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);

function houseDesign(): (typeof slotDesigns)[number] {
  return house ?? expect.fail('the house slot is shipped');
}

describe('a round', () => {
  test('is the same for the same design and seeds, and pays credits in proportion', () => {
    const play = (): unknown =>
      replay(slotEngine, {
        design: houseDesign(),
        bet: { stakeMinor: 200n },
        actions: [{ kind: 'spin' }],
        stream: createStream({ serverSeed, clientSeed: 'again', nonce: 3n }),
      });
    expect(play()).toEqual(play());
    expect(slotReturnMinor(houseDesign(), 200n, 5125)).toBe(51_250n);
    expect(slotReturnMinor(houseDesign(), 1n, 10)).toBe(0n);
    expect(slotReturnMinor(houseDesign(), 1n, 30)).toBe(2n);
  });

  test('plays every free spin, doubled, and adds retriggers', () => {
    const stream = simulationStream(21);
    const rounds = Array.from({ length: 4_000 }, () => spinSlot(houseDesign(), stream));
    const triggered = rounds.filter(({ base }) => base.freeSpinsAwarded > 0);
    expect(triggered.length).toBeGreaterThan(20);
    for (const round of triggered) {
      const added = round.freeSpins.reduce((sum, spin) => sum + spin.freeSpinsAwarded, 10);
      expect(round.freeSpins).toHaveLength(added);
      for (const spin of round.freeSpins) {
        const plain = spinAt(compileSlot(houseDesign()), spin.stops, false);
        expect(spin.winCredits).toBe(2 * plain.winCredits);
      }
      const won = round.freeSpins.reduce((sum, spin) => sum + spin.winCredits, 0);
      expect(round.totalWinCredits).toBe(round.base.winCredits + won);
    }
  });

  test('cannot be spun twice nor opened for nothing', () => {
    const opened = expectLegal(slotEngine.open(houseDesign(), { stakeMinor: 20n }));
    const spun = expectLegal(slotEngine.act(opened, { kind: 'spin' }, simulationStream(1)));
    expect(slotEngine.legalActions(opened)).toEqual([{ kind: 'spin' }]);
    expect(slotEngine.legalActions(spun)).toEqual([]);
    expect(slotEngine.act(spun, { kind: 'spin' }, simulationStream(1))).toMatchObject({
      code: 'action_not_legal',
    });
    expect(slotEngine.open(houseDesign(), { stakeMinor: 0n })).toMatchObject({
      code: 'bet_not_allowed',
    });
  });
});

describe('the lines of one stop', () => {
  test('name line, symbol, positions and credits', () => {
    const slot = compileSlot(houseDesign());
    const spin = spinAt(slot, [0, 18, 20, 1, 1], false);
    expect(spin.window[0]).toEqual(['H1', 'L5', 'L1']);
    const best = spin.wins.find(({ symbol }) => symbol === 'H1');
    expect(best).toMatchObject({ line: 1, count: 4, credits: 400, ways: 1 });
    expect(best?.positions).toHaveLength(4);
    for (const win of spin.wins) {
      for (const [reel, row] of win.positions) {
        expect([win.symbol, 'W']).toContain(spin.window[reel]?.[row]);
      }
    }
  });

  test('a wild that pays by itself wins by the better of its run and the symbol run', () => {
    const design = {
      ...slotReference,
      strips: [['atkins'], ['atkins'], ['steak'], ['ham'], ['ham']],
      rows: 1,
      lines: [[0, 0, 0, 0, 0]],
    };
    // Two wilds pay 5; three steaks with both wilds pay 40.
    expect(spinAt(compileSlot(design), [0, 0, 0, 0, 0], false).wins).toMatchObject([
      { symbol: 'steak', count: 3, credits: 40 },
    ]);
    const wilds = { ...design, strips: [['atkins'], ['atkins'], ['scale'], ['ham'], ['ham']] };
    expect(spinAt(compileSlot(wilds), [0, 0, 0, 0, 0], false).wins).toMatchObject([
      { symbol: 'atkins', count: 2, credits: 5 },
    ]);
  });
});

test('a design has one hash, whatever the order of its keys', () => {
  const reordered = Object.fromEntries(Object.entries(houseDesign()).toReversed());
  expect(designHash(reordered)).toBe(designHash(houseDesign()));
  expect(designHash({ ...houseDesign(), version: 2 })).not.toBe(designHash(houseDesign()));
  expect(new Set(slotDesigns.map((design) => designHash(design))).size).toBe(slotDesigns.length);
});
