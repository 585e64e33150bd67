import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { revenueFile, revenueRows } from '../../features/overview/revenue-rows.ts';
import { far, openDesk } from '../../testing/desk.tsx';

describe('revenue by day', () => {
  it('shows each day with its money', async () => {
    far.answer('readRevenue', samples.readRevenue);
    await openDesk('/revenue');
    const row = page.getByRole('row', { name: /2026-03-02.*41.*1,830.*48,200\.00/u });
    await expect.element(row).toBeVisible();
    expect(far.calls('readRevenue').at(-1)?.query).toEqual({});
  });

  it('shows one category without the money that belongs to none', async () => {
    far.answer('readRevenue', samples.readRevenue);
    const router = await openDesk('/revenue?category=LIVE&days=7');
    const row = page.getByRole('row', { name: /2026-03-02.*130.*7,200\.00.*6,730\.00/u });
    await expect.element(row).toBeVisible();
    await expect
      .element(page.getByRole('columnheader', { name: 'Deposits' }))
      .not.toBeInTheDocument();
    expect(far.calls('readRevenue').at(-1)?.query).toEqual({ days: '7' });
    await page.getByLabelText('Last day').fill('2026-02-27');
    await expect.poll(() => router.state.location.search).toMatchObject({ to: '2026-02-27' });
  });

  it('says why it failed', async () => {
    far.refuse('readRevenue', 'overloaded');
    await openDesk('/revenue');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('writes a file with a line for each day, and zeros where nothing was played', () => {
    const rows = revenueRows(samples.readRevenue.days, 'FISH');
    expect(revenueFile(rows).split('\r\n')).toEqual([
      'day,players,betCount,stakeAmount,payoutAmount,grossAmount,depositAmount,withdrawalAmount,costAmount',
      '2026-03-02,41,0,0.00,0.00,0.00,22000.00,9400.00,310.00',
      '2026-03-01,38,0,0.00,0.00,0.00,22000.00,9400.00,310.00',
      '',
    ]);
  });
});
