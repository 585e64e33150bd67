import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { phones } from '../../testing/fit.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (search = '', locale: 'en' | 'ar' = 'en') =>
  openPortal(`/a/palStatementsAgentCopy${search}`, { as: 'agent', locale });
const lastQuery = () => far.calls('listTeamStatement').at(-1)?.query;

describe('profit and loss below an agent', () => {
  it('fits into its card on a screen of 1280', async () => {
    await page.viewport(1280, 900);
    await open();
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    const frame = document.querySelector('.ui-table-scroll');
    expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  });

  it.each(phones)('names each amount in a line of its own on a phone of %i px', async (width) => {
    await page.viewport(width, 844);
    await open('', 'ar');
    const row = page.getByRole('row').nth(2);
    await expect.element(row).toBeVisible();
    const frame = document.querySelector('.ui-table-scroll');
    expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    // Six columns, four of two amounts: with the account no more than a dozen lines of text.
    expect(row.element().clientHeight).toBeLessThan(400);
  });

  it('has the agent first, each below with their team, and the whole last', async () => {
    await open();
    const rows = page.getByRole('row');
    await expect.element(rows.nth(1).getByText('harbour88 alone')).toBeVisible();
    await expect.element(rows.nth(2).getByText('30,100.00')).toBeVisible();
    await expect.element(rows.nth(4).getByText('Whole team')).toBeVisible();
    await expect.element(rows.nth(4).getByText('−2,300.00')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('opens the level below, and leads back up', async () => {
    const router = await open();
    await page.getByRole('button', { name: 'Open the team of northgate' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ account: 'northgate' });
    await expect.poll(lastQuery).toMatchObject({ account: 'northgate' });
  });

  it('sorts, narrows and files the same', async () => {
    await open('?from=2026-03-01&to=2026-03-09');
    const order = page.getByRole('combobox', { name: 'Direction' });
    const orders = () =>
      [...order.element().querySelectorAll('option')].map((option) => option.textContent);
    await expect.poll(orders).toEqual(['Newest first', 'Oldest first']);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Stakes');
    await expect.poll(orders).toEqual(['Largest first', 'Smallest first']);
    await page.getByRole('button', { name: 'Only with activity' }).click();
    const filter = { from: '2026-03-01', to: '2026-03-09', sort: 'stake', active: 'yes' };
    await expect.poll(lastQuery).toMatchObject(filter);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => far.calls('readTeamStatementFile').at(-1)?.query).toMatchObject(filter);
  });

  it('says when there are too many to be sorted', async () => {
    far.answer('listTeamStatement', { ...samples.listTeamStatement, isSorted: false });
    await open();
    await expect.element(page.getByText(/^Too many rows/u)).toBeVisible();
  });

  it('shows the agent and the whole where nobody stands below', async () => {
    far.answer('listTeamStatement', { ...samples.listTeamStatement, content: [], total: 0 });
    await open();
    await expect.element(page.getByText('Whole team')).toBeVisible();
    await expect.element(page.getByText('Nobody directly below')).toBeVisible();
  });

  it('asks again for what did not arrive', async () => {
    far.fail('listTeamStatement', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('listTeamStatement', samples.listTeamStatement);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Whole team')).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('listTeamStatement');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(page.getByText('Whole team')).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speaks Arabic', async () => {
    await open('', 'ar');
    await expect
      .element(page.getByRole('heading', { name: 'ربح وخسارة المستخدمين' }))
      .toBeVisible();
  });
});
