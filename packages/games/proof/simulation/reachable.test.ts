import { describe, expect, test } from 'vitest';
import { baccaratTotals, baccaratPairs } from '../../src/baccarat/enumerate.ts';
import { baccaratSpots, settleBaccarat } from '../../src/baccarat/settle.ts';
import { bauCuaFaces, bauCuaRules } from '../../src/bau-cua/bau-cua.ts';
import { bingo75Lines, linesByCall } from '../../src/bingo/probability.ts';
import { bingoHouseBands } from '../../src/data/bingo.ts';
import { fishingHouse } from '../../src/data/fishing.ts';
import {
  baccaratHouse,
  bauCuaHouse,
  dragonTigerHouse,
  rouletteHouse,
  scratchHouse,
  sicBoHouse,
} from '../../src/data/house-tables.ts';
import { kenoHouse } from '../../src/data/keno.ts';
import { plinkoHouse } from '../../src/data/plinko.ts';
import { slotDesigns } from '../../src/data/slots/all.ts';
import {
  dragonTigerPairs,
  dragonTigerRules,
  dragonTigerSpots,
} from '../../src/dragon-tiger/dragon-tiger.ts';
import { expectLegal } from '../../src/engine.ts';
import { catchProbability, fishingEngine } from '../../src/fishing/fishing.ts';
import { kenoProbability } from '../../src/keno/keno.ts';
import { plinkoEngine } from '../../src/plinko/plinko.ts';
import { rouletteRules } from '../../src/roulette/roulette.ts';
import { scratchEngine } from '../../src/scratch/scratch.ts';
import { allThrows, sicBoRules, sicBoSpots } from '../../src/sic-bo/sic-bo.ts';
import { compileSlot } from '../../src/slot/compile.ts';
import type { SlotDesign } from '../../src/slot/design.ts';
import { scatterHistogram } from '../../src/slot/scatter.ts';
import { spinAt } from '../../src/slot/spin.ts';
import { uniform, type RandomStream } from '../../src/stream.ts';

/** One row and one line over the symbols that each reel holds: every kind of line win. */
function oneRow(design: SlotDesign): SlotDesign {
  const { ways: _, scatter: __, freeSpins: ___, ...rest } = design;
  const strips = design.strips.map((strip) => [...new Set(strip)]);
  return { ...rest, rows: 1, strips, lines: [design.strips.map(() => 0)] };
}

function lineWinsOf(design: SlotDesign): Set<string> {
  const single = oneRow(design);
  const slot = compileSlot(single);
  const seen = new Set<string>();
  const visit = (stops: readonly number[]): void => {
    const strip = single.strips[stops.length];
    if (strip === undefined) {
      for (const win of spinAt(slot, stops, false).wins) {
        seen.add(`${win.symbol} ${win.count}`);
      }
      return;
    }
    strip.forEach((_, stop) => visit([...stops, stop]));
  };
  visit([]);
  return seen;
}

// R30: everything a pay table names can come.
describe('every advertised outcome is reachable', () => {
  test.each(
    slotDesigns.filter(({ reels }) => reels < 6).map((design) => [design.id, design] as const),
  )('on %s: every symbol and run, and every number of scatters', (_, design) => {
    const advertised = Object.entries(design.paytable).flatMap(([symbol, row]) =>
      Object.keys(row).map((count) => `${symbol} ${count}`),
    );
    const seen = lineWinsOf(design);
    expect(advertised.filter((win) => !seen.has(win))).toEqual([]);
    const histogram = scatterHistogram(compileSlot(design));
    for (const count of Object.keys(design.scatter?.paysTimesTotalBet ?? {})) {
      expect(histogram[Number(count)]).toBeGreaterThan(0n);
    }
  });

  test('in keno: every pay of every number of picks', () => {
    for (const [picks, row] of Object.entries(kenoHouse.paytable)) {
      for (const hits of Object.keys(row)) {
        const chance = kenoProbability(kenoHouse, Number(picks), Number(hits));
        expect(chance.numerator).toBeGreaterThan(0n);
      }
    }
  });

  test('in plinko: every bin, from the words that lead there', () => {
    for (const design of plinkoHouse) {
      const bins = Array.from({ length: design.rows + 1 }, (_, bin) => {
        const opened = expectLegal(plinkoEngine.open(design, { stakeMinor: 1n }));
        const played = plinkoEngine.act(opened, { kind: 'play' }, fromWords([2 ** bin - 1]));
        return expectLegal(played).outcome?.bin;
      });
      expect(bins).toEqual(bins.map((_, bin) => bin));
    }
  });

  test('on scratch cards: every prize, at its first ticket', () => {
    let first = 0;
    for (const [index, { count }] of scratchHouse.prizes.entries()) {
      const opened = expectLegal(scratchEngine.open(scratchHouse, { stakeMinor: 1n }));
      const words = fromWords([first, ...Array.from({ length: 40 }, () => 0)]);
      const played = expectLegal(scratchEngine.act(opened, { kind: 'play' }, words));
      expect(played.outcome?.prize).toBe(index);
      first += count;
    }
  });

  test('in fishing: every multiplier of every fish', () => {
    for (const fish of fishingHouse.fish) {
      expect(catchProbability(fishingHouse, fish).numerator).toBeGreaterThan(0n);
      let below = 0;
      for (const { multiplier, weight } of fish.multipliers) {
        const bet = { stakeMinor: 1n, fish: fish.id };
        const opened = expectLegal(fishingEngine.open(fishingHouse, bet));
        const played = fishingEngine.act(opened, { kind: 'play' }, fromWords([0, 0, below]));
        expect(expectLegal(played).returnMinor).toBe(BigInt(multiplier));
        below += weight;
      }
    }
  });

  test('in bingo: every band of calls', () => {
    for (const { fromCall, toCall } of bingoHouseBands) {
      const before = linesByCall(bingo75Lines, fromCall - 1);
      const after = linesByCall(bingo75Lines, toCall);
      expect(after.numerator * before.denominator).toBeGreaterThan(
        before.numerator * after.denominator,
      );
    }
  });
});

describe('every spot of a table can win and can lose', () => {
  const outcomesOf = (factors: readonly bigint[]): string =>
    [factors.some((factor) => factor > 0n), factors.some((factor) => factor === 0n)].join();

  test('roulette, and every pocket is drawn', () => {
    const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
    for (const spot of rouletteRules.spots(rouletteHouse)) {
      const paid = pockets.map(
        (pocket) => rouletteRules.settle(rouletteHouse, spot, { pocket }).numerator,
      );
      expect(outcomesOf(paid)).toBe('true,true');
    }
    expect(pockets.map((pocket) => uniform(fromWords([pocket]), 37))).toEqual(pockets);
  });

  test('sic bo and bau cua', () => {
    const paidOn = (
      factorOf: (dice: (typeof throws)[number]['outcome']) => { numerator: bigint },
    ) => outcomesOf(throws.map(({ outcome }) => factorOf(outcome).numerator));
    const throws = allThrows();
    for (const spot of sicBoSpots) {
      expect(paidOn((dice) => sicBoRules.settle(sicBoHouse, spot, dice))).toBe('true,true');
    }
    for (const spot of bauCuaFaces) {
      expect(paidOn((dice) => bauCuaRules.settle(bauCuaHouse, spot, dice))).toBe('true,true');
    }
  });

  test('dragon tiger', () => {
    for (const spot of dragonTigerSpots) {
      const paid = dragonTigerPairs(8).map(
        ({ outcome }) => dragonTigerRules.settle(dragonTigerHouse, spot, outcome).numerator,
      );
      expect(outcomesOf(paid)).toBe('true,true');
    }
  });

  test('baccarat', () => {
    const results = [...baccaratTotals(8), ...baccaratPairs(8)].map(({ outcome }) => outcome);
    for (const spot of baccaratSpots) {
      const paid = results.map(
        (result) => settleBaccarat(baccaratHouse.pays, spot, result).numerator,
      );
      expect(outcomesOf(paid)).toBe('true,true');
    }
  });
});

function fromWords(list: readonly number[]): RandomStream {
  let next = 0;
  return {
    nextUint32: () => {
      next += 1;
      return list[next - 1] ?? expect.fail('the stream is used up');
    },
  };
}
