import { findBetType, formatDecimal, priceSlip, unit4, type SlipRules } from '@portal/lottery';
import { describe, expect, it } from 'vitest';
import { miniPlays, miniSlip, miniStakes } from './mini-plays.ts';

describe('plays of the mini game', () => {
  it.each(miniPlays)('$gameCode takes every side at every stake', (play) => {
    const family = findBetType(play.betType)?.family ?? 'k3';
    const rules: SlipRules = {
      families: [family],
      stakes: { lowest: 10_000n, highest: 500_000_000n },
      groups: { lowest: 1800, member: 1900 },
      factorOf: () => unit4,
      exponent: 2,
    };
    for (const option of play.options) {
      for (const stake of miniStakes) {
        const priced = priceSlip(miniSlip(play, { option, stake }, rules), rules);
        expect(priced.ok && formatDecimal(priced.value.cost)).toBe(String(stake));
      }
    }
  });
});
