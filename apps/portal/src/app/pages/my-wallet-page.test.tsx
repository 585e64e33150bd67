import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const centre = page.getByRole('main');

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/myWallet', { as: 'member', locale });
}

describe('my wallet', () => {
  it('says where the money is, what it comes to, and leads to both ways', async () => {
    await open();
    await expect.element(centre.getByText('฿13,225.50')).toBeVisible();
    await expect.element(centre.getByText('฿400.00')).toBeVisible();
    await expect.element(centre.getByText('Fun money')).toBeVisible();
    await expect
      .element(centre.getByRole('link', { name: 'Deposit', exact: true }).last())
      .toHaveAttribute('href', '/m/depositv2');
    await expect
      .element(centre.getByRole('link', { name: 'Withdraw', exact: true }).last())
      .toHaveAttribute('href', '/m/withdraw');
    expect(await accessFaults()).toEqual([]);
  });

  it('says what the money on hold is held for, and leads to each', async () => {
    await open();
    const parts = centre.getByRole('definition');
    await expect.element(parts.getByText('฿250.00')).toBeVisible();
    const hrefs = ['Withdrawals under way', 'Set aside for bills', 'In open bets'].map((name) =>
      centre.getByRole('link', { name }).element().getAttribute('href'),
    );
    expect(hrefs).toEqual([
      '/m/withdraw',
      '/m/transactionHistory?type=bill_hold',
      '/m/personalHistoryCopy?state=open',
    ]);
  });

  it('says that nothing may leave while play is left', async () => {
    const openedAt = '2026-03-01T09:40:00Z';
    const terms = { money: '500.00', multiple: 1, required: '500.00' };
    const play = { ...terms, done: '0.00', left: '500.00', openedAt, lastBets: [] };
    const requirements = [{ reference: 'dep_1', kind: 'deposit' as const, ...play }];
    far.answer('readWithdrawalTerms', { ...samples.readWithdrawalTerms, requirements });
    await open();
    await expect.element(centre.getByText(/500\.00.* is still to be played/u)).toBeVisible();
    await expect.element(centre.getByText('฿0.00').first()).toBeVisible();
  });

  it('is busy until the answers', async () => {
    const release = far.hold('readFunds');
    await open();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).not.toBe(0);
    release();
    await expect.element(centre.getByText('฿13,225.50')).toBeVisible();
  });

  it('says of each part that the line is down, and asks again', async () => {
    far.fail('readFunds', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'What you can take out' }))
      .toBeVisible();
    far.answer('readFunds', samples.readFunds);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(centre.getByText('฿13,225.50')).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('readWithdrawalTerms', 'too_many_requests');
    await open();
    await expect.element(alert.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'محفظتي' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
