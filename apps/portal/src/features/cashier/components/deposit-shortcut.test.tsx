import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const panel = page.getByRole('region', { name: 'Deposit' });
const button = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
const amount = page.getByRole('textbox', { name: 'Amount' });

async function openPanel() {
  const router = await openPortal('/m/limits', { as: 'member' });
  await button.click();
  return router;
}

describe('the deposit below its button in the header', () => {
  it('offers amounts of the usual method, which the page then has', async () => {
    const router = await openPanel();
    await expect.element(panel.getByText('QR payment · 1 to 3 minutes')).toBeVisible();
    await panel.getByRole('link', { name: /\D500\.00/u }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/depositv2');
    await expect.element(amount).toHaveValue('500.00');
    await expect.element(panel).not.toBeInTheDocument();
    await button.click();
    await panel.getByRole('link', { name: /\D1,000\.00/u }).click();
    await expect.element(amount).toHaveValue('1,000.00');
    await page.getByRole('button', { name: /^Continue with \D+1,000\.00/u }).click();
    await expect.poll(() => far.calls('createDeposit').length).toBe(1);
    expect(far.calls('createDeposit').at(-1)?.body).toEqual({ channel: 'QR', amount: '1000.00' });
  });

  it('is walked and closed by keys alone', async () => {
    await openPanel();
    const first = panel.getByRole('link', { name: /\D100\.00/u });
    await expect.element(first).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('leads to the deposit that is under way', async () => {
    const { channels, ...terms } = samples.readDepositTerms;
    const open = channels.map((channel) => ({ ...channel, openDepositId: 'dep_0198f0b11000' }));
    far.answer('readDepositTerms', { ...terms, channels: open });
    const router = await openPanel();
    const limits = panel.getByRole('link', { name: 'Set a deposit limit' });
    await expect.element(limits).toHaveAttribute('href', '/m/limits');
    expect(panel.getByRole('link', { name: /\D500\.00/u }).query()).toBeNull();
    await panel.getByRole('link', { name: 'Follow it' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/depositv2/dep_0198f0b11000');
  });

  it('says that deposits are closed during a break or an exclusion, and offers no amount', async () => {
    const at = '2026-03-02T10:00:00Z';
    const times = { startedAt: at, endsAt: null, returnsAt: null, mayAskAt: at };
    const pause = { kind: 'exclusion' as const, ...times };
    far.answer('readProtection', { ...samples.readProtection, pause });
    await openPanel();
    await expect.element(panel.getByText(/^Deposits are closed meanwhile\./u)).toBeVisible();
    expect(panel.getByRole('link', { name: /\D500\.00/u }).elements()).toEqual([]);
    await expect.element(panel.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  });

  it('says that no method is open', async () => {
    far.answer('readDepositTerms', { ...samples.readDepositTerms, channels: [] });
    await openPanel();
    await expect.element(panel.getByText(/^All methods are closed\./u)).toBeVisible();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('readDepositTerms');
    await openPanel();
    await expect.poll(() => document.querySelector('section [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(panel.getByRole('link', { name: /\D500\.00/u })).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('readDepositTerms');
    await openPanel();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(panel.getByRole('link', { name: /\D500\.00/u })).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readDepositTerms', fault);
    await openPanel();
    await expect.element(panel.getByText(saidOf[fault])).toBeVisible();
    far.answer('readDepositTerms', samples.readDepositTerms);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect.element(panel.getByRole('link', { name: /\D500\.00/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/m/limits', { as: 'member', locale: 'ar' });
    await page.getByRole('banner').getByRole('button', { name: 'إيداع' }).click();
    await expect.element(page.getByRole('link', { name: 'مبلغ أو طريقة أخرى' })).toBeVisible();
  });
});
