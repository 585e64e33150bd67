import { describe, expect, it } from 'vitest';
import { say } from '../texts.ts';
import { openFishing, waters } from './fishing.ts';
import { highCard } from './high-card.ts';
import { decide, newMatch, pricesOf, winnerOf } from './matches.ts';
import { payoutAt, stakesIn } from './money.ts';
import { openReels, reelDesigns } from './reels.ts';
import { draw, pit, wheel } from './round-rules.ts';
import { dice, dragonTiger, pairDraw, roulette } from './tables.ts';

const rounds = 400;

describe('the rounds of the simulator', () => {
  it.each([
    ['the wheel', wheel],
    ['the pit', pit],
    ['the draw', draw],
    ['roulette', roulette],
    ['dragon and tiger', dragonTiger],
    ['three dice', dice],
    ['the draw of two digits', pairDraw],
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
    const rules = highCard(4);
    for (let round = 0; round < rounds; round += 1) {
      const { pays, shown } = rules.resolve(['a', 'b']);
      expect(shown).toHaveLength(4);
      expect([...pays.values()]).toEqual(pays.size === 0 ? [] : [380]);
    }
  });
});

describe('the instant games of the simulator', () => {
  it.each(Object.entries(reelDesigns))(
    'reels of %s pay what three equal symbols pay, or two of the paired one',
    (_, design) => {
      const reels = openReels(design);
      for (let round = 0; round < rounds; round += 1) {
        const { shown = [], priceHundredths } = reels.play('spin') ?? {};
        const isTriple = new Set(shown).size === 1;
        const isPair = shown.filter((symbol) => symbol === design.pair).length === 2;
        const triple = design.triples.get(shown[0] ?? '');
        expect(priceHundredths).toBe(isTriple ? triple : isPair ? 150 : 0);
      }
    },
  );

  it('reels of each design return the same: 94.4 in a hundred', () => {
    for (const { triples } of Object.values(reelDesigns)) {
      const paid = [...triples.values()].reduce((sum, price) => sum + price, 0) + 12 * 150;
      expect(paid / 125).toBe(94.4);
    }
  });

  it('a fish that was caught is gone for everybody', () => {
    const room = openFishing(waters.room);
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
    expect(winnerOf({ ...match, homeScore: 1 })).toBe('home');
    expect(winnerOf(match)).toBe('draw');
  });

  it('show the point that decides where nobody bets on a draw', () => {
    const match = newMatch(rules, 0);
    decide(rules, match);
    expect([match.homeScore, match.awayScore]).toEqual([0, 0]);
    decide({ ...rules, hasDraw: false }, match);
    expect(match.homeScore + match.awayScore).toBe(1);
    expect(winnerOf(match)).not.toBe('draw');
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
