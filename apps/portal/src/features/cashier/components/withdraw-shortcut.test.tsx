import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';

const terms = samples.readWithdrawalTerms;
const panel = page.getByRole('region', { name: 'Withdraw' });
const button = page.getByRole('banner').getByRole('button', { name: 'Withdraw' });
const amount = page.getByRole('textbox', { name: 'Amount' });
const most = panel.getByRole('link', { name: 'Max' });

async function openPanel() {
  const router = await openPortal('/m/limits', { as: 'member' });
  await button.click();
  return router;
}

describe('the withdrawal below its button in the header', () => {
  it('says what may leave, and takes a part of it to the page', async () => {
    const router = await openPanel();
    await expect.element(panel.getByText(/12,480\.50/u)).toBeVisible();
    await most.click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/withdraw');
    await expect.element(amount).toHaveValue('12,480.50');
    await button.click();
    await panel.getByRole('link', { name: '25 %' }).click();
    await expect.element(amount).toHaveValue('3,120.12');
  });

  it('hides what may leave where the balance is hidden', async () => {
    useHiddenBalance.setState({ isHidden: true });
    await openPanel();
    await expect.element(panel.getByText('Balance hidden')).toBeInTheDocument();
    expect(panel.getByText(/12,480/u).query()).toBeNull();
  });

  it('offers no part below the least that is paid out', async () => {
    far.answer('readWithdrawalTerms', { ...terms, available: '150.00' });
    await openPanel();
    await expect.element(most).toBeVisible();
    expect(panel.getByRole('link', { name: '25 %' }).query()).toBeNull();
    expect(panel.getByRole('link', { name: '50 %' }).query()).toBeNull();
  });

  it('says what is still to be played, and leads to the page that says it bet by bet', async () => {
    const play = { required: '500.00', done: '20.00', left: '480.00', lastBets: [] };
    const came = { openedAt: '2026-03-01T10:00:00Z', money: '500.00', multiple: 1 };
    const requirement = { reference: 'dep_1', kind: 'deposit' as const, ...came, ...play };
    far.answer('readWithdrawalTerms', { ...terms, requirements: [requirement] });
    await openPanel();
    await expect.element(panel.getByText(/480\.00.* is still to be played\./u)).toBeVisible();
    expect(most.query()).toBeNull();
    await expect
      .element(panel.getByRole('link', { name: 'Another amount' }))
      .toHaveAttribute('href', '/m/withdraw');
  });

  it('leads to the withdrawal that is under way', async () => {
    far.answer('readWithdrawalTerms', { ...terms, openWithdrawalId: 'wdr_0198f0ae1000' });
    const router = await openPanel();
    await panel.getByRole('link', { name: 'Follow it' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/withdraw/wdr_0198f0ae1000');
  });

  it('says that it waits for its member', async () => {
    const openWithdrawalId = 'wdr_0198f0ae1000';
    far.answer('readWithdrawalTerms', { ...terms, openWithdrawalId, openNextActor: 'member' });
    await openPanel();
    await expect.element(panel.getByText(/^You act next:/u)).toBeVisible();
  });

  it('says until when none goes out after a change', async () => {
    far.answer('readWithdrawalTerms', { ...terms, heldUntil: '2026-03-03T10:00:00Z' });
    await openPanel();
    await expect.element(panel.getByText(/closed until/u)).toBeVisible();
    expect(most.query()).toBeNull();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('readWithdrawalTerms');
    await openPanel();
    await expect.poll(() => document.querySelector('section [aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(most).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('readWithdrawalTerms');
    await openPanel();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(most).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readWithdrawalTerms', fault);
    await openPanel();
    await expect.element(panel.getByText(saidOf[fault])).toBeVisible();
    far.answer('readWithdrawalTerms', terms);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect.element(most).toBeVisible();
  });
});
