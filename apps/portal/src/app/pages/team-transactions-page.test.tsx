import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (search = '', locale: 'en' | 'ar' = 'en', width = 1280) =>
  openPortal(`/a/agentDownlineTransactionDetailsCopy${search}`, { as: 'agent', locale, width });
const lastQuery = () => far.calls('listTeamTransactions').at(-1)?.query;

describe('movements of money of a team', () => {
  it('has every movement of the day, and balances of the reader alone', async () => {
    await open();
    const rows = page.getByRole('row');
    await expect.element(rows.nth(1).getByText('1,500.00')).toBeVisible();
    await expect.element(rows.nth(2).getByText('8,200.00')).toBeVisible();
    await expect.element(page.getByText(/฿\s?1,800\.00/u).first()).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it.each(['en', 'ar'] as const)('tells in from out on a phone: %s', async (locale) => {
    const [first, ...others] = samples.listTeamTransactions.content;
    const gone = { type: 'withdrawal', moneyIn: '0.00', moneyOut: '1500.00' } as const;
    const content = first === undefined ? [] : [{ ...first, ...gone }, ...others];
    far.answer('listTeamTransactions', { ...samples.listTeamTransactions, content });
    await open('', locale, 390);
    const shown = (row: number): string | undefined =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `tbody tr:nth-child(${row}) [data-place="figure"]`,
        ),
      ]
        .map(({ innerText }) => innerText.trim())
        .join('');
    await expect.poll(() => shown(1)).toBe('−1,500.00');
    expect(shown(2)).toBe('+300.00');
  });

  it('has the remark of the desk, and as many rows at once as the reader chooses (B5)', async () => {
    await open();
    const remark = page.getByRole('row').nth(2).getByText('The wage of Sunday, which was short.');
    await expect.element(remark).toBeVisible();
    expect(lastQuery()).toMatchObject({ limit: '20' });
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('100 per page');
    await expect.poll(lastQuery).toMatchObject({ limit: '100' });
    expect(far.calls('readTeamTransactionTotals').at(-1)?.query).not.toHaveProperty('limit');
  });

  it('opens a movement', async () => {
    await open();
    await page.getByRole('button', { name: 'lowtide' }).click();
    const drawer = page.getByRole('dialog');
    await expect.element(drawer.getByTitle('dep_0198f0aa7003')).toBeVisible();
    expect(drawer.getByText('Balance after').elements()).toHaveLength(0);
  });

  it('is narrowed by kind and by whose it is, and filed so', async () => {
    await open();
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Deposits');
    await page.getByRole('radio', { name: 'Directly below' }).click();
    await expect.poll(lastQuery).toMatchObject({ group: 'deposit', scope: 'direct' });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => far.calls('readTeamTransactionsFile').at(-1)?.query)
      .toMatchObject({ group: 'deposit', scope: 'direct' });
  });

  it('shows sums of those directly below for more than a day', async () => {
    await open('?from=2026-03-01&to=2026-03-09');
    await expect.element(page.getByText(/^Choose one day to see every line/u)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Show the lines of northgate' }))
      .toBeVisible();
  });

  it.each([
    ['team_export_limit', { most: 5 }],
    ['record_too_long', { mostLines: 50_000 }],
  ] as const)('says when no more files can be taken today: %s', async (code, data) => {
    far.refuse('readTeamTransactionsFile', code, data);
    await open();
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const said = alert.getByText(refusalText(code), { exact: false });
    await expect.element(said.first()).toBeVisible();
  });

  it('is calm where nothing moved', async () => {
    far.answer('listTeamTransactions', { ...samples.listTeamTransactions, content: [] });
    await open();
    await expect.element(page.getByText('Nothing in these days')).toBeVisible();
  });

  it('asks again for what did not arrive', async () => {
    far.fail('listTeamTransactions', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('listTeamTransactions', samples.listTeamTransactions);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('1,500.00')).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('listTeamTransactions');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(page.getByText('lowtide').first()).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speaks Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('heading', { name: 'معاملات الفريق' })).toBeVisible();
  });
});
