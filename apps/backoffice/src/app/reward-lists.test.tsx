import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../testing/desk.tsx';

/** The lists of BO-08 and BO-09, and the moderation of the chat, each with its call. */
const lists = [
  ['/promotions', 'listDeskPromotions'],
  ['/promotionApplications', 'listApplications'],
  ['/pointGoods', 'listGoods'],
  ['/pointOrders', 'listRedeemQueue'],
  ['/vipRanks', 'listVipLevels'],
  ['/missions', 'listMissions'],
  ['/boards', 'listBoards'],
  ['/envelopes', 'listDeskEnvelopes'],
  ['/raffles', 'listDeskRaffles'],
  ['/referrals', 'listDeskReferrals'],
  ['/chat', 'listDeskChat'],
] as const;

describe('the lists of rewards', () => {
  it.each(lists)('are busy while they are on the way: %s', async (path, call) => {
    const release = far.hold(call);
    await openDesk(path);
    const table = page.getByRole('main').getByRole('table').first();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(table).not.toHaveAttribute('aria-busy', 'true');
  });
});
