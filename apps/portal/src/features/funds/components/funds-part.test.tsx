import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useHiddenBalance } from '../../../shared/money/hidden-balance.ts';
import { far, openPart } from '../../../testing/portal.tsx';
import { FundsPart } from './funds-part.tsx';

const held = page.getByText('On hold');

describe('where the money lies', () => {
  it('is told once some of it is on hold or staked', async () => {
    await openPart(<FundsPart />, { as: 'member' });
    await expect.element(held).toBeVisible();
    await expect.element(page.getByText('฿400.00')).toBeVisible();
    await expect.element(page.getByText('In game wallets')).toBeVisible();
    expect(page.getByText('On the way').elements()).toEqual([]);
    await expect.element(page.getByText('฿13,225.50')).toBeVisible();
  });

  it('hides its amounts where balances are hidden (design-brief.md 3.3)', async () => {
    useHiddenBalance.setState({ isHidden: true });
    await openPart(<FundsPart />, { as: 'member' });
    await expect.element(held).toBeVisible();
    await expect.element(page.getByText('Balance hidden').first()).toBeInTheDocument();
    expect(page.getByText('฿400.00').elements()).toEqual([]);
    useHiddenBalance.setState({ isHidden: false });
  });

  it('goes without saying where all of it is the balance', async () => {
    const { cash } = samples.readFunds;
    const nothing = { onHold: '0.00', openStakes: '0.00', inVendorWallets: '0.00', total: cash };
    far.answer('readFunds', { ...samples.readFunds, ...nothing });
    await openPart(<FundsPart />, { as: 'member' });
    await expect.poll(() => far.calls('readFunds')).toHaveLength(1);
    expect(held.elements()).toEqual([]);
  });

  it('is no matter of a trial, and says nothing when it did not arrive', async () => {
    far.fail('readFunds', 'offline');
    await openPart(<FundsPart />, { as: 'trial' });
    expect([held.elements(), far.calls('readFunds')]).toEqual([[], []]);
  });
});
