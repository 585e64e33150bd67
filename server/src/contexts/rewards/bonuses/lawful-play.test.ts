import { describe, expect, it } from 'vitest';
import { testSite } from '../../../../test/unit.ts';
import { refuseUnlawfulPlay } from './lawful-play.ts';

// R16: gifts of referrals, raffles, rains and envelopes count play in every kind of game.
describe('refuseUnlawfulPlay', () => {
  it.each([
    ['GB', 0, undefined],
    ['GB', 1, 'more_than_one_category'],
    ['GB', 11, 'multiple_above_ten'],
    ['DEFAULT', 1, undefined],
    ['DEFAULT', 11, undefined],
    ['MT', 11, undefined],
  ])('under %s with play of %i times: %s', (jurisdiction, multiple, fault) => {
    const check = () => refuseUnlawfulPlay({ site: { ...testSite, jurisdiction } }, multiple);
    if (fault === undefined) {
      expect(check).not.toThrow();
    } else {
      expect(check).toThrow(expect.objectContaining({ code: 'promotion_faulty', data: { fault } }));
    }
  });
});
