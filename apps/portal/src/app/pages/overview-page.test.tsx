import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/overview', { as: 'member', locale });
}

const centre = page.getByRole('main');

describe('my account', () => {
  it('shows the balance, both ways of money at one size, and what came before', async () => {
    await open();
    await expect
      .element(centre.getByRole('link', { name: 'Deposit', exact: true }).last())
      .toHaveAttribute('href', '/m/depositv2');
    await expect
      .element(centre.getByRole('link', { name: 'Withdraw', exact: true }).last())
      .toHaveAttribute('href', '/m/withdraw');
    await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Waits for payment/u })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Under review/u })).toBeVisible();
  });

  it('leads to what waits', async () => {
    const [first, ...others] = samples.readDepositTerms.channels;
    far.answer('readDepositTerms', {
      ...samples.readDepositTerms,
      channels: first ? [{ ...first, openDepositId: 'dep_0198f0b11000' }, ...others] : [],
    });
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      openWithdrawalId: 'wdr_0198f0ae1000',
    });
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Deposit by QR payment is under way' }))
      .toHaveAttribute('href', '/m/depositv2/dep_0198f0b11000');
    await expect
      .element(page.getByRole('link', { name: 'A withdrawal is under way' }))
      .toBeVisible();
  });

  it('says that a withdrawal waits for its member', async () => {
    far.answer('readWithdrawalTerms', {
      ...samples.readWithdrawalTerms,
      openWithdrawalId: 'wdr_0198f0ae1000',
      openNextActor: 'member',
    });
    await open();
    await expect
      .element(page.getByRole('link', { name: /^You act next: your withdrawal/u }))
      .toHaveAttribute('href', '/m/withdraw/wdr_0198f0ae1000');
  });

  it('says that nothing was paid in yet', async () => {
    far.answer('listDeposits', { content: [], nextCursor: null });
    far.answer('listWithdrawals', { content: [], nextCursor: null });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No deposits yet' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('listDeposits');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByRole('link', { name: /Waits for payment/u })).toBeVisible();
  });

  it('says of each part that the line is down', async () => {
    far.fail('listDeposits', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Under review/u })).toBeVisible();
  });
});
