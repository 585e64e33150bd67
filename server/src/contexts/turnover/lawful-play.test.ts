import { describe, expect, it } from 'vitest';
import { testSite } from '../../../test/unit.ts';
import { lawfulMultiple, refuseUnlawfulPlay } from './lawful-play.ts';

// R16: gifts of referrals, raffles, rains, envelopes, missions, boards, ranks and points count play
// in every kind of game.
describe('the law of play in any game', () => {
  it.each([
    ['GB', 0, undefined],
    ['GB', 1, 'more_than_one_category'],
    ['GB', 11, 'multiple_above_ten'],
    ['DEFAULT', 1, undefined],
    ['DEFAULT', 11, undefined],
    ['MT', 11, undefined],
  ])('under %s with play of %i times: %s', (jurisdiction, multiple, fault) => {
    const place = { site: { ...testSite, jurisdiction } };
    const check = () => refuseUnlawfulPlay(place, multiple);
    expect(lawfulMultiple(place, multiple)).toBe(fault === undefined ? multiple : 0);
    if (fault === undefined) {
      expect(check).not.toThrow();
    } else {
      expect(check).toThrow(expect.objectContaining({ code: 'promotion_faulty', data: { fault } }));
    }
  });
});
