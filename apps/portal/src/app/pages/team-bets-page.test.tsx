import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (search = '', locale: 'en' | 'ar' = 'en') =>
  openPortal(`/a/personalHistoryCopy${search}`, { as: 'agent', locale });
const lastQuery = () => far.calls('listTeamBets').at(-1)?.query;

describe('bets of a team', () => {
  it('has every bet of the day with its account, and the sums of all', async () => {
    await open();
    const rows = page.getByRole('row');
    await expect.element(rows.nth(1).getByText('lowtide')).toBeVisible();
    await expect.element(rows.nth(2).getByText('Tin Harbour')).toBeVisible();
    await expect.element(page.getByText(/฿\s?400\.00/u)).toBeVisible();
    expect(lastQuery()).toMatchObject({ scope: 'team' });
    expect(await accessFaults()).toEqual([]);
  });

  it('opens a bet with its round, its odds and its times', async () => {
    await open();
    await page.getByRole('button', { name: 'lowtide' }).click();
    const drawer = page.getByRole('dialog');
    await expect.element(drawer.getByTitle('sim-round-7')).toBeVisible();
    await expect.element(drawer.getByText('1.95')).toBeVisible();
  });

  it('is narrowed by account, result and amount, and filed so', async () => {
    await open();
    const find = page.getByRole('searchbox', { name: 'Whole account name' });
    await find.fill('lowtide');
    find.element().blur();
    await expect.poll(lastQuery).toMatchObject({ account: 'lowtide', scope: 'self' });
    await page.getByRole('combobox', { name: 'Result' }).selectOptions('Won');
    await expect.poll(lastQuery).toMatchObject({ account: 'lowtide', result: 'WIN' });
    const least = page.getByRole('searchbox', { name: 'From amount' });
    await least.fill('100');
    least.element().blur();
    await expect.poll(lastQuery).toMatchObject({ leastStake: '100', result: 'WIN' });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => far.calls('readTeamBetsFile').at(-1)?.query)
      .toMatchObject({ account: 'lowtide', result: 'WIN', leastStake: '100' });
  });

  it('has as many rows at once as the reader chooses, of sums too (B5)', async () => {
    await open('?size=50');
    await expect.poll(lastQuery).toMatchObject({ limit: '50' });
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('20 per page');
    await expect.poll(lastQuery).toMatchObject({ limit: '20' });
  });

  it('shows sums of those directly below for more than a day, and leads to one account', async () => {
    const router = await open('?from=2026-03-01&to=2026-03-09');
    const names = () =>
      page
        .getByRole('row')
        .elements()
        .map((row) => row.textContent);
    await expect.poll(() => names().at(1)).toContain('alone');
    expect(names().at(-1)).toContain('Whole team');
    await expect.element(page.getByText(/rows? directly below/u)).toBeVisible();
    await page.getByRole('button', { name: 'Show the lines of northgate' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ account: 'northgate', scope: 'self' });
    await expect.poll(lastQuery).toMatchObject({ account: 'northgate', from: '2026-03-01' });
  });

  it('says of a bet that runs neither profit nor loss, and how much of the stakes is open', async () => {
    const [bet] = samples.listTeamBets.content;
    const runs = { state: 'open', result: 'PENDING', payout: '0.00', net: '-200.00' } as const;
    const content = bet === undefined ? [] : [{ ...bet, ...runs }];
    far.answer('listTeamBets', { ...samples.listTeamBets, content });
    const { sums } = samples.readTeamBetTotals;
    const open200 = sums && { ...sums, open: '200.00' };
    far.answer('readTeamBetTotals', { ...samples.readTeamBetTotals, sums: open200 });
    await open();
    const row = page.getByRole('row').nth(1);
    const dashes = () => row.getByText('–', { exact: true }).elements().length;
    // Nothing was paid out, and nothing is lost.
    await expect.poll(dashes).toBe(2);
    expect(row.getByText(/-200/u).elements()).toEqual([]);
    await expect.element(page.getByText('Of it still open')).toBeVisible();
  });

  it('is calm where nobody played', async () => {
    far.answer('listTeamBets', { ...samples.listTeamBets, content: [] });
    await open();
    await expect.element(page.getByText('Nothing in these days')).toBeVisible();
  });

  it('of a team too large to be named says how far back it was searched, and goes on', async () => {
    far.answer('readTeamBetTotals', { ...samples.readTeamBetTotals, sums: null });
    far.answer('listTeamBets', {
      ...samples.listTeamBets,
      content: [],
      nextCursor: '2026-03-09T04:00:00Z',
      searchedTo: '2026-03-09T04:00:00Z',
    });
    await open();
    const searched = page.getByText(/^Searched back to .*2026-03-09 11:00:00/u);
    await expect.element(searched).toHaveAttribute('role', 'status');
    await expect.element(page.getByText(/^This team is too large for the sums/u)).toBeVisible();
    expect(page.getByText('Nothing in these days').elements()).toEqual([]);
    expect(await accessFaults()).toEqual([]);
    far.answer('listTeamBets', samples.listTeamBets);
    await page.getByRole('button', { name: 'Search further back' }).click();
    await expect.poll(lastQuery).toMatchObject({ cursor: '2026-03-09T04:00:00Z' });
    await expect.element(page.getByText('Tin Harbour')).toBeVisible();
    await expect
      .poll(() => page.getByRole('button', { name: 'Search further back' }).elements())
      .toEqual([]);
  });

  it('asks again for what did not arrive', async () => {
    far.fail('listTeamBets', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('listTeamBets', samples.listTeamBets);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Tin Harbour')).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('listTeamBets');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(page.getByText('lowtide').first()).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speaks Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('heading', { name: 'رهانات الفريق' })).toBeVisible();
  });
});
