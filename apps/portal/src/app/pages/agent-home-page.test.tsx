import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit, phones } from '../../testing/fit.ts';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (
  as: 'agent' | 'member' | 'trial' | 'visitor' = 'agent',
  locale: 'en' | 'ar' = 'en',
  width = 1280,
) => openPortal('/agentHome', { as, locale, width });

/** As a page writes it. */
const shownAmount = (amount: string): string =>
  Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });

describe('the home of an agent', () => {
  it('shows how large the team is, and the codes that bring it', async () => {
    await open();
    await expect.element(page.getByText('41 people')).toBeVisible();
    await expect.element(page.getByText('Football forum')).toBeVisible();
    await expect.element(page.getByText('12 registrations')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('shows what the team moved today, what waits and is new, and leads on', async () => {
    const router = await open();
    const { figures, income } = samples.readTeamOverview;
    const tiles = () => document.querySelector('[data-ux="AC-18"] dl')?.textContent;
    await expect.poll(tiles).toContain(shownAmount(figures.deposit));
    expect(tiles()).toContain(shownAmount(income.net));
    await expect.element(page.getByRole('heading', { name: 'Agent announcements' })).toBeVisible();
    const actions = page.getByRole('navigation', { name: 'Quick actions' });
    expect(actions.getByRole('link').elements()).toHaveLength(5);
    await actions.getByRole('link', { name: 'Register centre' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/a/registerCenter');
  });

  it('says of each figure how it differs from the day before', async () => {
    await open();
    const tiles = () => document.querySelector('[data-ux="AC-18"] dl')?.textContent;
    await expect.poll(tiles).toContain('+฿3,000.00 (50.0%) against the day before');
    expect(tiles()).toContain('-1 against the day before');
    expect(far.calls('readTeamOverview')).toHaveLength(1);
  });

  it('has the figures of a row level, with a line beneath or without, and nothing on the floor', async () => {
    const nothing = { deposit: '0.00', withdrawal: '0.00', valid: '0.00', net: '0.00' };
    const { trend } = samples.readTeamOverview;
    const days = trend.days.map((day) => ({ ...day, ...nothing, income: '0.00' }));
    far.answer('readTeamOverview', { ...samples.readTeamOverview, trend: { ...trend, days } });
    await open();
    const figures = () => [...document.querySelectorAll('[data-ux="AC-18"] dl dt + dd')];
    await expect.poll(() => figures().length).toBe(6);
    const tops = figures().map((figure) => Math.round(figure.getBoundingClientRect().top));
    expect(new Set(tops.slice(3)).size).toBe(1);
    const line = document.querySelector('[data-ux="AC-18"] dl polyline')?.getAttribute('points');
    expect(line?.split(' ').every((point) => point.endsWith(',32'))).toBe(true);
  });

  it('asks again for the figures of today alone', async () => {
    far.fail('readTeamOverview', 'badGateway');
    await open();
    await expect.element(page.getByText('41 people')).toBeVisible();
    far.answer('readTeamOverview', samples.readTeamOverview);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Net income')).toBeVisible();
  });

  it('is calm about a team that is empty, and says when a code ended', async () => {
    far.answer('listDownline', { ...samples.listDownline, content: [], teamSize: 0 });
    const [link] = samples.listRegisterLinks.content;
    const ended = { ...samples.createRegisterLink, ...link, state: 'ended' as const, note: '' };
    far.answer('listRegisterLinks', { ...samples.listRegisterLinks, content: [ended] });
    await open();
    await expect.element(page.getByText('Nobody yet')).toBeVisible();
    await expect.element(page.getByText('Your first code')).toBeVisible();
    await expect.element(page.getByText('Ended', { exact: true })).toBeVisible();
  });

  it('leads to the security centre where the site wants a second factor first', async () => {
    far.refuse('listDownline', 'factor_required');
    far.refuse('listRegisterLinks', 'factor_required');
    const router = await open();
    await page.getByRole('link', { name: 'To the security centre' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/securityCenter');
  });

  it('is busy until the answers', async () => {
    const releases = [far.hold('listDownline'), far.hold('listRegisterLinks')];
    await open();
    const home = () => document.querySelector('[data-ux="AC-18"]')?.getAttribute('aria-busy');
    await expect.poll(home).toBe('true');
    await expect.element(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    releases[0]?.();
    await expect.element(page.getByText('41 people')).toBeVisible();
    expect(home()).toBe('true');
    releases[1]?.();
    await expect.element(page.getByText('Football forum')).toBeVisible();
    await expect.poll(home).toBe('false');
  });

  it.each(phones)('fits a phone of %i, in Arabic as well', async (width) => {
    await open('agent', 'en', width);
    await expect.element(page.getByText('Football forum')).toBeVisible();
    await expect.element(page.getByText('Net income')).toBeVisible();
    await expectFit(width, page.getByRole('link', { name: 'Register centre' }).first());
    await open('agent', 'ar', width);
    await expect.element(page.getByText('41 شخصًا')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('asks again for what did not arrive', async () => {
    far.fail('listDownline', 'badGateway');
    await open();
    await expect.element(page.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('listDownline', samples.listDownline);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('41 people')).toBeVisible();
  });

  it('is entered by a button of the header that nobody else has', async () => {
    await openPortal('/', { as: 'agent' });
    const button = () => document.querySelector('[data-ux="S-16"]');
    await expect.poll(() => button()?.getAttribute('href')).toBe('/a/agentAnnouncement');
    await openPortal('/', { as: 'member' });
    await expect.element(page.getByRole('button', { name: /^Wallet/u })).toBeVisible();
    expect(button()).toBeNull();
  });

  it('is no page for others', async () => {
    const router = await open('member');
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  it('refuses a trial account with its own dialog', async () => {
    await open('trial');
    await expect
      .element(page.getByRole('dialog', { name: 'A full account is needed' }))
      .toBeVisible();
  });

  it('speaks Arabic', async () => {
    await open('agent', 'ar');
    await expect.element(page.getByText('41 شخصًا')).toBeVisible();
  });
});
