import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDocumentTitle } from '../shared/heading/use-document-title.ts';
import { alert, far, openPart, openPortal, saidOf } from '../testing/portal.tsx';

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

const heading = page.getByRole('heading', { level: 1, name: 'Promotions' });

describe('the title of a page', () => {
  it.each(titles)('of %s is %s, before the name of the site', async (address, title) => {
    await openPortal(address);
    await expect.poll(() => document.title).toBe(`${title} – Lamplight`);
  });

  it('is in the language of the reader', async () => {
    await openPortal('/promotions', { locale: 'ar' });
    await expect.poll(() => document.title).toBe('العروض – Lamplight');
  });

  it('is the name of the site where the page has none', async () => {
    await openPart(<Nameless />);
    await expect.poll(() => document.title).toBe('Lamplight');
  });

  it('stands with its heading while what the page shows is under way', async () => {
    const release = far.hold('listPromotions');
    await openPortal('/promotions');
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    await expect.element(heading).toBeVisible();
    expect(document.title).toBe('Promotions – Lamplight');
    release();
  });

  it('stands with its heading where what the page shows does not arrive', async () => {
    far.fail('listPromotions', 'badGateway');
    await openPortal('/promotions');
    await expect.element(alert.getByText(saidOf.badGateway).first()).toBeVisible();
    await expect.element(heading).toBeVisible();
    expect(document.title).toBe('Promotions – Lamplight');
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

function Nameless() {
  useDocumentTitle(undefined);
  return null;
}
