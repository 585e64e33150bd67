import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Help' });
const { readHelpCenter } = samples;

describe('the help centre', () => {
  it.each(['/help', '/helpmc'])('stands over the home page at %s, by topic', async (address) => {
    const router = await openPortal(address);
    await expect.element(dialog.getByRole('heading', { name: 'Account' })).toBeVisible();
    expect(far.calls('readHelpCenter').at(-1)?.query).toEqual({ lang: 'EN', device: 'WEB' });
    await expect.poll(() => document.title).toBe('Help – Lamplight');
    expect(await accessFaults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it('finds an article by its words, and says when there is none', async () => {
    await openPortal('/help');
    const search = dialog.getByRole('searchbox', { name: 'Search the help' });
    await search.fill('CHECKED round');
    await expect.element(dialog.getByRole('button', { name: 'Fair rounds' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Logging in' }).elements()).toEqual([]);
    await search.fill('zzz');
    await expect.element(dialog.getByText('No article has these words')).toBeVisible();
  });

  it('asks whether an article was clear, and offers to write where it was not', async () => {
    await openPortal('/help');
    await dialog.getByRole('button', { name: 'Logging in' }).click();
    await expect.element(dialog.getByText('Type your name.')).toBeVisible();
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await expect.element(dialog.getByText(/^Thank you\. Ask us/u)).toBeVisible();
    expect(far.calls('voteArticle')[0]?.body).toEqual({ isClear: false });
    await expect
      .element(dialog.getByRole('link', { name: 'Write to us' }))
      .toHaveAttribute('href', '/service');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Games' })).toBeVisible();
  });

  it('takes a vote back that the server refuses', async () => {
    far.refuse('voteArticle', 'not_found');
    await openPortal('/help');
    await dialog.getByRole('button', { name: 'Logging in' }).click();
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.element(dialog.getByText(refusalText('not_found'))).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  });

  it('shows nobody an article that is not meant for them', async () => {
    const row = (id: string, login: 'all' | 'members', leastRank = 0) => ({
      id,
      title: `The ${id}`,
      content: 'Words.',
      audience: { login, device: 'all' as const, leastRank },
    });
    const hidden = [row('member', 'members'), row('rank', 'all', 2)];
    const topics = [
      { id: 'account', title: 'Account', articles: [row('guest', 'all'), ...hidden] },
      { id: 'games', title: 'Games', articles: hidden },
    ];
    far.answer('readHelpCenter', { ...readHelpCenter, topics });
    await openPortal('/help');
    await expect.element(dialog.getByRole('button', { name: 'The guest' })).toBeVisible();
    expect(dialog.getByText(/^The (?:member|rank)$|^Games$/u).elements()).toEqual([]);
  });

  it('says that there are no articles', async () => {
    far.answer('readHelpCenter', { ...readHelpCenter, topics: [] });
    await openPortal('/help');
    await expect.element(dialog.getByText('No articles yet')).toBeVisible();
  });

  it('is busy until its articles arrive, and says why they did not', async () => {
    const release = far.hold('readHelpCenter');
    await openPortal('/help');
    await expect.poll(() => dialog.element().querySelectorAll('[aria-busy="true"]').length).toBe(1);
    release();
    await expect.element(dialog.getByRole('heading', { name: 'Account' })).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('asks again after a fault: %s', async (fault) => {
    far.fail('readHelpCenter', fault);
    await openPortal('/help');
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readHelpCenter', readHelpCenter);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Account' })).toBeVisible();
  });

  it('stands right to left in Arabic, on a phone too', async () => {
    await openPortal('/help', { locale: 'ar', width: 390 });
    await expect.element(page.getByRole('dialog', { name: 'المساعدة' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
