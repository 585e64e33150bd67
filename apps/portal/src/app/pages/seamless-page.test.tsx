import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const toPurses = main.getByRole('link', { name: 'Open the game wallets' });

describe('the page of the one wallet', () => {
  it('says what it means, and leads to the games', async () => {
    await openPortal('/seamless');
    await expect
      .element(main.getByRole('heading', { name: 'One wallet for every game' }))
      .toBeVisible();
    await expect.element(main.getByText('Wins arrive at once')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Choose a game' })).toBeVisible();
    expect([toPurses.elements(), far.calls('readMerchantWallet')]).toEqual([[], []]);
  });

  it('leads a member to the purses that providers keep', async () => {
    const router = await openPortal('/seamless', { as: 'member' });
    await toPurses.click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/transferFund');
  });

  it('says nothing of purses where there are none, or while nobody answers', async () => {
    far.fail('readMerchantWallet', 'offline');
    await openPortal('/seamless', { as: 'member', locale: 'ar' });
    await expect.element(main.getByRole('link', { name: 'إيداع' })).toBeVisible();
    expect(main.getByRole('link', { name: 'افتح محافظ الألعاب' }).elements()).toEqual([]);
  });
});
