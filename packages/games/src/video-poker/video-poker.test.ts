import { toNumber } from '@portal/money';
import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { parseCard, type Card } from '../cards/card.ts';
import {
  deucesWildFullPay,
  deucesWildNotSoUgly,
  jacksOrBetter85,
  jacksOrBetter96,
} from '../data/video-poker.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { deucesCategory, jacksCategory } from './category.ts';
import type { VideoPokerDesign } from './design.ts';
import { videoPokerEngine } from './engine.ts';
import { optimalHold, videoPokerReturn } from './return.ts';

function cards(text: string): Card[] {
  return text.split(' ').map((name) => parseCard(name) ?? expect.fail(`${name} is no card`));
}

// Published returns and counts; every deal and all 32 holds (sports-and-games.md 27).
const published: [VideoPokerDesign, keyof typeof games.videoPoker][] = [
  [jacksOrBetter96, 'jacksOrBetter_9_6'],
  [jacksOrBetter85, 'jacksOrBetter_8_5'],
  [deucesWildFullPay, 'deucesWild_fullPay_25_15_9_5_3_2_2_1'],
  [deucesWildNotSoUgly, 'deucesWild_notSoUgly_25_16_10_4_4_3_2_1'],
];

test.each(published.map(([design, key]) => [design.id, design, key] as const))(
  '%s has the published return, variance and count of every hand',
  (_, design, key) => {
    const known = games.videoPoker[key];
    const figures = videoPokerReturn(design);
    expect(typeof known).toBe('object');
    if (typeof known === 'object') {
      expect(Number(figures.denominator)).toBe(known.denominator);
      expect(toNumber(figures.return)).toBeCloseTo(known.return, 12);
      expect(toNumber(figures.variance)).toBeCloseTo(known.variance, 8);
      const counts = Object.entries(figures.counts).map(([name, count]) => [name, Number(count)]);
      expect(Object.fromEntries(counts)).toEqual(known.optimalOutcomeCounts);
    }
  },
);

test.each([
  ['As Ks Qs Js Ts', 'royalFlush'],
  ['As 2s 3s 4s 5s', 'straightFlush'],
  ['As 2s 3s 4s 5d', 'straight'],
  ['Qs Ks As 2s 3d', 'none'],
  ['Js Jd 3s 4s 5d', 'jacksOrBetter'],
  ['Ts Td 3s 4s 5d', 'none'],
  ['Ts Td Th 4s 4d', 'fullHouse'],
])('%s is %s in jacks or better', (hand, category) => {
  expect(jacksCategory(cards(hand))).toBe(category);
});

test.each([
  ['As Ks Qs Js Ts', 'naturalRoyal'],
  ['2s 2d 2h 2c 5d', 'fourDeuces'],
  ['As Ks 2d Js Ts', 'wildRoyal'],
  ['9s 9d 2d 2s 9h', 'fiveOfAKind'],
  ['5s 6s 2d 8s 9s', 'straightFlush'],
  ['As 3s 2d 4s 5s', 'straightFlush'],
  ['9s 9d 2d 9h 4h', 'fourOfAKind'],
  ['9s 9d 2d 4s 4h', 'fullHouse'],
  ['3s 7s 2d Js Ks', 'flush'],
  ['5s 6d 2d 8s 9s', 'straight'],
  ['9s 9d 2d 5s 4h', 'threeOfAKind'],
  ['9s 9d Ad 5s 4h', 'none'],
])('%s is %s with wild deuces', (hand, category) => {
  expect(deucesCategory(cards(hand))).toBe(category);
});

describe('a round', () => {
  const bet = { stakeMinor: 100n };
  const opened = expectLegal(videoPokerEngine.open(jacksOrBetter85, bet));
  const dealt = expectLegal(videoPokerEngine.act(opened, { kind: 'deal' }, simulationStream(61)));
  const draw = (indexes: readonly number[]) =>
    videoPokerEngine.act(dealt, { kind: 'draw', held: indexes }, simulationStream(62));

  test('fixes ten different cards at the deal and draws nothing later', () => {
    const cardsDealt = [...dealt.hand, ...dealt.replacements];
    expect(cardsDealt).toHaveLength(10);
    expect(new Set(cardsDealt).size).toBe(10);
    const drawn = expectLegal(draw([0, 3]));
    const [, second, third, , fifth] = dealt.replacements;
    expect(drawn.hand).toEqual([dealt.hand[0], second, third, dealt.hand[3], fifth]);
    expect(drawn.phase).toBe('settled');
  });

  test('lists all 32 holds and refuses others', () => {
    expect(videoPokerEngine.legalActions(dealt)).toHaveLength(32);
    expect(draw([0, 0]).ok).toBe(false);
    expect(draw([5]).ok).toBe(false);
    expect(videoPokerEngine.act(opened, { kind: 'draw', held: [] }, simulationStream(1)).ok).toBe(
      false,
    );
  });

  test('the best hold keeps a made royal and a low pair over nothing', () => {
    const best = optimalHold(jacksOrBetter85);
    expect(best(cards('Ts Ks Qs As Js'))).toEqual([0, 1, 2, 3, 4]);
    expect(best(cards('4s 9d 4h Kc 7d'))).toEqual([0, 2]);
    expect(best(cards('3s 9d 4h Tc 7d'))).toEqual([]);
  });
});
