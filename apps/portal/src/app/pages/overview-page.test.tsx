import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useHiddenBalance } from '../../shared/money/hidden-balance.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/overview', { as: 'member', locale });
}

const centre = page.getByRole('main');

/** No reward, and an address that is proven. */
function waitForNothing(): void {
  far.answer('readBadges', { ...samples.readBadges, rewardCount: 0 });
  const email = { shown: 'm•••@example.com', isProven: true };
  far.answer('readContacts', { ...samples.readContacts, email });
}

describe('my account', () => {
  it('shows the balance, both ways of money at one size, and what came before', async () => {
    waitForNothing();
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

  it('names rewards and an address that is not proven among what waits', async () => {
    far.answer('readContacts', { ...samples.readContacts, email: null });
    await open();
    await expect
      .element(centre.getByRole('link', { name: '2 rewards to claim' }))
      .toHaveAttribute('href', '/m/rewardCenter');
    await expect
      .element(centre.getByRole('link', { name: 'Confirm your e-mail address' }))
      .toHaveAttribute('href', '/m/securityCenter');
    await expect.element(centre.getByText('Nothing waits for you.')).not.toBeInTheDocument();
  });

  it('shows the day, own games and the last records, each of which leads on', async () => {
    await open();
    await expect.element(centre.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect.element(centre.getByText('Net of play')).toBeVisible();
    await expect.element(centre.getByText('Playing for')).toBeVisible();
    await expect.element(centre.getByRole('region', { name: 'Favourites' })).toBeVisible();
    const [first] = samples.listStatementLines.content;
    await expect.element(centre.getByRole('heading', { name: 'Last records' })).toBeVisible();
    await expect
      .poll(() =>
        document.querySelector(`main a[href="/m/transactionHistory/${first?.entryId ?? ''}"]`),
      )
      .not.toBeNull();
    expect(await accessFaults()).toEqual([]);
  });

  it('does not say that nothing waits before it knows', async () => {
    waitForNothing();
    const release = far.hold('readWithdrawalTerms');
    await open();
    await expect.element(centre.getByRole('heading', { name: 'To do' })).toBeVisible();
    await expect.element(centre.getByText('Nothing waits for you.')).not.toBeInTheDocument();
    release();
    await expect.element(centre.getByText('Nothing waits for you.')).toBeVisible();
  });

  it('does not say that nothing waits when it cannot know', async () => {
    waitForNothing();
    far.fail('readWithdrawalTerms', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    await expect.element(centre.getByText('Nothing waits for you.')).not.toBeInTheDocument();
  });

  it.each(['readBetTotals', 'listStatementLines'] as const)(
    'says of %s that the line is down, and asks again',
    async (name) => {
      far.fail(name, 'offline');
      await open();
      await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
      far.answer(name, samples[name]);
      await centre.getByRole('button', { name: 'Retry' }).click();
      await expect.element(alert.getByText(saidOf.offline)).not.toBeInTheDocument();
    },
  );

  it('says that the time of play did not come; whatever asks next mends it', async () => {
    far.fail('readProtection', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    await expect.element(centre.getByText('Playing for')).not.toBeInTheDocument();
  });

  it('hides the balance where balances are hidden', async () => {
    useHiddenBalance.setState({ isHidden: true });
    await open();
    await expect.element(centre.getByText('Balance hidden').first()).toBeInTheDocument();
    useHiddenBalance.setState({ isHidden: false });
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
