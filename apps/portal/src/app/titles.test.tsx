import { describe, expect, it } from 'vitest';
import { openPortal } from '../testing/portal.tsx';

/** portal.md, section 2: the sixteen pages whose titles have keys of their own. */
const titles = [
  ['/', 'Home'],
  ['/promotions', 'Promotions'],
  ['/rng', 'Slots'],
  ['/live', 'Live casino'],
  ['/fish', 'Fishing'],
  ['/pvp', 'Cards'],
  ['/sports', 'Sports'],
  ['/esports', 'E-sports'],
  ['/elott', 'E-lottery'],
  ['/lott', 'Lottery'],
  ['/down', 'App'],
  ['/pointMall', 'Points mall'],
  ['/help', 'Help'],
  ['/register', 'Register'],
  ['/login', 'Log in'],
  ['/cockfight', 'Cockfight'],
] as const;

describe('the title of a page', () => {
  it.each(titles)('of %s is %s, before the name of the site', async (address, title) => {
    await openPortal(address);
    await expect.poll(() => document.title).toBe(`${title} – Lamplight`);
  });

  it('is in the language of the reader', async () => {
    await openPortal('/promotions', { locale: 'ar' });
    await expect.poll(() => document.title).toBe('العروض – Lamplight');
  });

  it.each([
    ['/verify', 'Check a draw'],
    ['/seamless', 'One wallet for every game'],
    ['/lotteryResults', 'Lottery results'],
  ])('of %s is %s, which the page says itself', async (address, title) => {
    await openPortal(address);
    await expect.poll(() => document.title).toBe(`${title} – Lamplight`);
  });
});
