import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { crashHouse, limboHouse } from '../data/house-tables.ts';
import { expectLegal } from '../engine.ts';
import type { RandomStream } from '../stream.ts';
import { crashEngine, type CrashState } from './crash.ts';
import { limboEngine } from './limbo.ts';
import {
  chainStream,
  crashPoint,
  crashSurvival,
  drawCrashPoint,
  previousLink,
  roundChain,
  shownHundredths,
} from './point.ts';

/** A stream whose top 52 bits are the given number. */
function drawing(bits: bigint): RandomStream {
  const words = [Number(bits >> 20n), Number((bits & 0xf_ffffn) << 12n)];
  return { nextUint32: () => words.shift() ?? expect.fail('the stream is used up') };
}

describe('the point (sports-and-games.md 31)', () => {
  test.each([
    [1, games.crash.integerVectors],
    [3, games.crash.edge3.integerVectors],
  ])('at %i percent follows the integer vectors', (edge, vectors) => {
    for (const { r, pointHundredths } of vectors) {
      expect(Number(crashPoint(edge, BigInt(r)))).toBe(pointHundredths);
    }
  });

  test.each([
    [1, games.crash.table],
    [3, games.crash.edge3.table],
  ])('at %i percent is reached as often as known', (edge, table) => {
    for (const [target, { probability, rtp }] of Object.entries(table)) {
      const survival = toNumber(crashSurvival(edge, Number(target)));
      expect(survival).toBeCloseTo(probability, 13);
      expect((survival * Number(target)) / 100).toBeCloseTo(rtp, 11);
    }
  });

  test('crashes at once as often as known', () => {
    const { value } = games.crash.instantCrashProbability;
    expect(1 - toNumber(crashSurvival(1, 101))).toBeCloseTo(value, 11);
  });

  test('stops at the cap', () => {
    expect(drawCrashPoint(crashHouse, drawing(2n ** 52n - 1n))).toBe(1_000_000);
  });

  test('grows by exp(0.06 t)', () => {
    expect([0, 1_000, 10_000, 11_553].map(shownHundredths)).toEqual([100, 106, 182, 200]);
  });
});

describe('a round', () => {
  const half = 1n << 51n;
  const open = (autoHundredths?: number): CrashState =>
    expectLegal(
      crashEngine.open(crashHouse, {
        stakeMinor: 101n,
        ...(autoHundredths === undefined ? {} : { autoHundredths }),
      }),
    );
  const launch = (state: CrashState, bits = half): CrashState =>
    expectLegal(crashEngine.act(state, { kind: 'launch' }, drawing(bits)));
  const noDraw: RandomStream = { nextUint32: () => expect.fail('nothing more is drawn') };
  const cashOut = (state: CrashState, atHundredths: number) =>
    crashEngine.act(state, { kind: 'cashOut', atHundredths }, noDraw);

  test('pays the cash-out up to the point and nothing after it', () => {
    const running = launch(open());
    expect(running.pointHundredths).toBe(194);
    expect(expectLegal(cashOut(running, 194)).returnMinor).toBe(196n);
    expect(cashOut(running, 195)).toMatchObject({ code: 'action_not_legal' });
    expect(cashOut(running, 100)).toMatchObject({ code: 'action_not_legal' });
    const ended = expectLegal(crashEngine.act(running, { kind: 'end' }, noDraw));
    expect(ended).toMatchObject({ phase: 'settled', returnMinor: 0n });
    expect(crashEngine.legalActions(ended)).toEqual([]);
  });

  test('cashes out by itself at exactly the chosen multiplier', () => {
    const ended = expectLegal(crashEngine.act(launch(open(150)), { kind: 'end' }, noDraw));
    // 151.5 is half way: to the even minor unit.
    expect(ended).toMatchObject({ returnMinor: 152n, paidHundredths: 150 });
    const early = expectLegal(cashOut(launch(open(150)), 120));
    expect(early.returnMinor).toBe(121n);
    expect(cashOut(launch(open(150)), 160)).toMatchObject({ code: 'action_not_legal' });
    const missed = expectLegal(crashEngine.act(launch(open(195)), { kind: 'end' }, noDraw));
    expect(missed.returnMinor).toBe(0n);
  });

  test('pays every open bet at the cap', () => {
    const ended = crashEngine.act(launch(open(), 2n ** 52n - 1n), { kind: 'end' }, noDraw);
    expect(expectLegal(ended).returnMinor).toBe(1_010_000n);
  });

  test('refuses targets outside the grid', () => {
    for (const autoHundredths of [100, 101.5, 1_000_001]) {
      expect(crashEngine.open(crashHouse, { stakeMinor: 1n, autoHundredths }).ok).toBe(false);
    }
  });
});

test('limbo pays the target when the same point reaches it', () => {
  const bet = (targetHundredths: number): bigint => {
    const opened = expectLegal(
      limboEngine.open(limboHouse, { stakeMinor: 100n, targetHundredths }),
    );
    return expectLegal(limboEngine.act(opened, { kind: 'play' }, drawing(1n << 51n))).returnMinor;
  };
  expect([101, 194, 195].map(bet)).toEqual([101n, 194n, 0n]);
});

test('a chain is played from its end and each link proves the one before', () => {
  const secret = Uint8Array.from({ length: 32 }, () => 7);
  const chain = roundChain(secret, 50);
  expect(chain.at(-1)).toBe(secret);
  for (const [index, link] of chain.entries()) {
    if (index > 0) {
      expect(previousLink(link)).toEqual(chain[index - 1]);
    }
  }
  const point = (): number => drawCrashPoint(crashHouse, chainStream(chain[3] ?? secret, 'salt'));
  expect(point()).toBe(point());
});
