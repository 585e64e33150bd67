import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/reconciliation';

describe('the page of reconciliation', () => {
  it('says whether the books come to zero, what belongs to members, and what differs', async () => {
    await openDesk(address);
    await expect.element(page.getByText('Payouts go')).toBeVisible();
    await expect.element(page.getByText('฿483,750.50')).toBeVisible();
    await expect.element(page.getByText('Not in our books')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /2026-03-01.*SIMPAY/u })).toBeVisible();
  });

  it('says that payouts are stopped', async () => {
    far.answer('readReconciliation', {
      ...samples.readReconciliation,
      payoutsStoppedAt: '2026-03-02T09:00:00Z',
    });
    await openDesk(address);
    await expect.element(page.getByText('Payouts stopped')).toBeVisible();
  });

  it('sums the books now', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Sum them now' }).click();
    await expect.poll(() => far.calls('runTrialBalance')).toHaveLength(1);
  });

  it('compares a day, and says when the statement does not come', async () => {
    far.refuse('runReconciliation', 'statement_unavailable');
    await openDesk(address);
    await page.getByLabelText('Day').fill('2026-03-01');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect.element(page.getByText(refusalText('statement_unavailable'))).toBeVisible();
  });

  it('closes a difference for a reason', async () => {
    await openDesk(address);
    await page.getByRole('textbox', { name: 'Reason' }).last().fill('told again and credited');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => far.calls('closeDifference').at(-1)?.body)
      .toEqual({ reason: 'told again and credited' });
  });

  it('is empty on a site without providers', async () => {
    far.answer('readReconciliation', {
      ...samples.readReconciliation,
      trial: null,
      providers: [],
      runs: [],
      cases: [],
    });
    await openDesk(address);
    await expect.element(page.getByText('Nothing was compared yet.')).toBeVisible();
    await expect.element(page.getByText('No differences were found.')).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('readReconciliation', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The books can't be shown")).toBeVisible();
    far.answer('readReconciliation', samples.readReconciliation);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Payouts go')).toBeVisible();
  });
});
