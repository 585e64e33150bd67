import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../testing/portal.tsx';

const main = page.getByRole('main');
const resting = { as: 'member', hearsOffers: false } as const;
const pause = {
  kind: 'time_out',
  startedAt: '2026-03-01T09:00:00Z',
  endsAt: '2026-03-02T09:00:00Z',
  mayAskAt: null,
  returnsAt: null,
} as const;

/** What stays to be read where offers rest, and what of the page calls to something (R13, H). */
const pages = [
  { path: '/m/links', stays: 'My football group', gone: ['New link'], asks: [] },
  { path: '/m/vip', stays: 'Up to Boat', gone: ['Next: Sail', 'All ranks'], asks: [] },
  {
    path: '/pointMall',
    stays: '1,840',
    gone: ['Convert to money', 'How points work', 'Redeem Headphones'],
    asks: ['listPointRewards'],
  },
  {
    path: '/m/rewardCenter',
    stays: 'What I was given',
    gone: ['See the promotions', 'Take all'],
    asks: ['listRewards', 'listFreeSpins'],
  },
  {
    path: '/m/missionLeaderboard',
    stays: 'Offers and gifts',
    gone: [],
    asks: ['readMissionSummary', 'listLeaderboards'],
  },
  { path: '/m/redEnvelope', stays: 'Offers and gifts', gone: [], asks: [] },
] as const;

describe('where offers rest', { timeout: 60_000 }, () => {
  it.each(pages)('$path keeps what is the member’s own and calls to nothing', async (row) => {
    await openPortal(row.path, resting);
    await expect.element(main.getByText(/^Offers and gifts rest for your account/u)).toBeVisible();
    await expect.element(main.getByText(row.stays, { exact: false }).first()).toBeVisible();
    for (const words of row.gone) {
      expect(main.getByText(words, { exact: false }).elements()).toEqual([]);
    }
    for (const call of row.asks) {
      expect(far.calls(call)).toEqual([]);
    }
    expect(await accessFaults()).toEqual([]);
  });

  it.each([
    ['time_out', /^You are taking a break, so offers and gifts rest\./u],
    ['exclusion', /^You have excluded yourself, so offers and gifts rest\./u],
  ] as const)('the sentence says why: %s', async (kind, words) => {
    far.answer('readProtection', { ...samples.readProtection, pause: { ...pause, kind } });
    await openPortal('/m/rewardCenter', resting);
    await expect.element(main.getByText(words)).toBeVisible();
  });

  it('a promotion that was joined says where it stands, and asks for nothing', async () => {
    const [first] = samples.listOwnPromotions;
    await openPortal(`/promotions/${first?.id ?? ''}`, resting);
    const detail = main.getByRole('article');
    await expect
      .element(detail.getByText(/^Offers and gifts rest for your account/u))
      .toBeVisible();
    await expect.element(detail.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
    const acts = detail.getByRole('button', { name: /^(Join|Claim|Deposit)/u });
    expect(acts.elements()).toEqual([]);
  });
});
