import { describe, expect, it } from 'vitest';
import { say } from '../texts.ts';
import { openFishing, openReels } from './instant-rules.ts';
import { newMatch, pricesOf, winnerOf } from './matches.ts';
import { payoutAt, stakesIn } from './money.ts';
import { draw, highCard, pit, wheel } from './round-rules.ts';

const rounds = 400;

describe('the rounds of the simulator', () => {
  it.each([
    ['the wheel', wheel],
    ['the pit', pit],
    ['the draw', draw],
  ])('%s pays choices that it offers, at the price that it shows', (_, rules) => {
    const offered = new Map(
      rules.choices('en').map(({ id, priceHundredths }) => [id, priceHundredths]),
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const [choice, price] of rules.resolve([]).pays) {
        expect(offered.get(choice), choice).toBe(price);
      }
    }
  });

  it('a high card pays one seat the antes of all, less five hundredths', () => {
    for (let round = 0; round < rounds; round += 1) {
      const { pays, shown } = highCard.resolve(['a', 'b']);
      expect(shown).toHaveLength(4);
      expect([...pays.values()]).toEqual(pays.size === 0 ? [] : [380]);
    }
  });
});

describe('the instant games of the simulator', () => {
  it('reels pay what three equal symbols pay, or two cherries', () => {
    const reels = openReels();
    for (let round = 0; round < rounds; round += 1) {
      const played = reels.play('spin');
      const isTriple = new Set(played?.shown).size === 1;
      expect((played?.priceHundredths ?? 0) >= 800).toBe(isTriple);
    }
  });

  it('a fish that was caught is gone for everybody', () => {
    const room = openFishing();
    const [fish] = room.choices('en');
    let caught = false;
    for (let shot = 0; shot < 20_000 && !caught; shot += 1) {
      caught = (room.play(fish?.id ?? '')?.priceHundredths ?? 0) > 0;
    }
    expect(caught).toBe(true);
    expect(room.play(fish?.id ?? '')).toBeUndefined();
  });
});

describe('the matches of the simulator', () => {
  const rules = { teams: ['Lantern', 'Harbour'], hasDraw: true, seconds: 60, scoresPerThousand: 8 };

  it('have prices that keep a margin, and follow the score', () => {
    const match = newMatch(rules, 0);
    const { home, draw: even, away } = match.prices;
    expect(1 / home + 1 / even + 1 / away).toBeGreaterThan(1.05 / 100);
    const ahead = pricesOf(rules, { ...match, homeScore: 2 }, 0);
    expect(ahead.home).toBeLessThan(home);
    expect(ahead.away).toBeGreaterThan(away);
  });

  it('go to whoever leads, or to nobody', () => {
    const match = newMatch(rules, 0);
    expect(winnerOf(rules, { ...match, homeScore: 1 })).toBe('home');
    expect(winnerOf(rules, match)).toBe('draw');
    expect(winnerOf({ ...rules, hasDraw: false }, match)).not.toBe('draw');
  });
});

describe('the money of the simulator', () => {
  it('is cut to whole minor units in favour of the vendor', () => {
    expect(payoutAt(333n, 190)).toBe(632n);
  });

  it('has stakes that thousand-unit currencies can say', () => {
    expect(stakesIn('VND')[0]).toBe(1000n);
    expect(stakesIn('THB')[0]).toBe(100n);
  });
});

describe('the words of the simulator', () => {
  it('are said in both languages', () => {
    expect(say('won', 'en')).toBe('Won');
    expect(say('won', 'ar')).toBe('ربح');
  });
});
