import { describe, expect, it } from 'vitest';
import {
  audienceGap,
  type AudienceFacts,
  isPrivateGap,
  type PromotionAudience,
} from './promotion-audience.ts';

const everybody: PromotionAudience = { leastRank: null, tags: [], agents: [], countries: [] };
const member: AudienceFacts = {
  rank: 2,
  tags: ['early-bird'],
  line: ['harbour', 'mike88'],
  country: 'TH',
};
const visitor: AudienceFacts = { rank: 0, tags: [], line: [], country: null };

describe('audienceGap', () => {
  it.each<[string | undefined, Partial<PromotionAudience>, AudienceFacts]>([
    [undefined, {}, visitor],
    [undefined, { leastRank: 2 }, member],
    ['rank', { leastRank: 3 }, member],
    ['rank', { leastRank: 3 }, visitor],
    [undefined, { leastRank: 0 }, visitor],
    [undefined, { tags: ['loud', 'early-bird'] }, member],
    ['tag', { tags: ['loud'], leastRank: 3 }, member],
    ['tag', { tags: ['loud'] }, visitor],
    [undefined, { agents: ['harbour'] }, member],
    ['line', { agents: ['lagoon'] }, member],
    ['line', { agents: ['harbour'] }, visitor],
    [undefined, { countries: ['VN', 'TH'] }, member],
    ['country', { countries: ['VN'] }, member],
    ['country', { countries: ['VN'] }, visitor],
  ])('finds %s (row %#)', (gap, audience, facts) => {
    expect(audienceGap({ ...everybody, ...audience }, facts)).toBe(gap);
  });

  it('keeps marks and lines to the house', () => {
    expect(
      [undefined, 'tag', 'line', 'country', 'rank'].map((gap) => isPrivateGap(gap as never)),
    ).toEqual([false, true, true, false, false]);
  });
});
