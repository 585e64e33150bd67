import { describe, expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { parseCard, type Card } from '../cards/card.ts';
import { niuNiuHouse } from '../data/card-tables.ts';
import { expectLegal } from '../engine.ts';
import { simulationStream } from '../testing/xoshiro.ts';
import { niuNiuEngine, wonBySeat } from './engine.ts';
import { bullOf, niuNiuCounts, niuNiuValue } from './rank.ts';

function cards(text: string): Card[] {
  return text.split(' ').map((name) => parseCard(name) ?? expect.fail(`${name} is no card`));
}

test('2,598,960 hands have the known bulls (sports-and-games.md 38)', () => {
  expect(niuNiuCounts()).toEqual(Object.values(games.niuNiu.counts));
});

test.each([
  ['Ts Kd Qh Jc Tc', 10],
  ['As 2d 7h 5c 5d', 10],
  ['As 9d Kh 3c 4d', 7],
  ['As 2d 3h 4c 5d', 5],
  ['As 2d 2h 4c 3d', 0],
  ['As 2d 2h 4c 4d', 3],
])('%s is bull %i', (hand, bull) => {
  expect(bullOf(cards(hand))).toBe(bull);
});

describe('a seat against the banker', () => {
  const won = (hand: string, banker: string): bigint =>
    wonBySeat(niuNiuHouse, { stakeMinor: 100n, hand: cards(hand), banker: cards(banker) });

  test('takes the multiple of its bull less the fee, or loses that of the banker', () => {
    expect(won('Ts Kd Qh Jc Tc', 'As 2d 2h 4c 4d')).toBe(285n);
    expect(won('As 9d Kh 3c 4d', 'As 2d 2h 4c 4d')).toBe(190n);
    expect(won('As 2d 2h 4c 4d', 'Ts Kd Qh Jc Tc')).toBe(-300n);
  });

  test('ties go by the highest card and then its suit, spades first', () => {
    expect(niuNiuValue(cards('Ks 2d 2h 4c 4d'))).toBeGreaterThan(
      niuNiuValue(cards('Kh 2s 2c 4h 4s')),
    );
    expect(niuNiuValue(cards('Qs 2d 2h 4c 4d'))).toBeGreaterThan(
      niuNiuValue(cards('Js 2s 2c 4h 4s')),
    );
    expect(niuNiuValue(cards('Kh 2d 2h 4c 4d'))).toBeGreaterThan(
      niuNiuValue(cards('Kd 2s 2c 4h 4s')),
    );
  });
});

test('the most that can be lost is staked and the rest comes back', () => {
  const seats = [1, 2, 3].map((seat) => ({ seat, stakeMinor: 100n }));
  const opened = expectLegal(niuNiuEngine.open(niuNiuHouse, { seats }));
  const played = expectLegal(niuNiuEngine.act(opened, { kind: 'play' }, simulationStream(91)));
  const outcome = played.outcome ?? expect.fail('the cards are dealt');
  const all = [...outcome.banker, ...[...outcome.hands.values()].flat()];
  const net = seats.reduce((sum, { seat, stakeMinor }) => {
    const hand = outcome.hands.get(seat) ?? [];
    return sum + wonBySeat(niuNiuHouse, { stakeMinor, hand, banker: outcome.banker });
  }, 0n);
  expect(opened.stakeMinor).toBe(900n);
  expect(new Set(all).size).toBe(20);
  expect(played.returnMinor).toBe(900n + net);
});

test('deals without seats, with too many or with equal ones are refused', () => {
  const seat = (number: number) => ({ seat: number, stakeMinor: 1n });
  const ten = Array.from({ length: 10 }, (_, index) => seat(index));
  for (const seats of [[], [seat(1), seat(1)], ten, [{ seat: 1, stakeMinor: 0n }]]) {
    expect(niuNiuEngine.open(niuNiuHouse, { seats }).ok).toBe(false);
  }
});
