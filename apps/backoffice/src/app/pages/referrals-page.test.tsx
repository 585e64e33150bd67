import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/referrals';
const opened = `${address}?item=mbr_0198f0c10001`;
const drawer = () => page.getByRole('dialog');

describe('invitations at the desk', () => {
  it('shows who brought whom and why it stands where it stands', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /somsak.*mali.*To be decided.*Same address/u }))
      .toBeVisible();
    await expect.element(page.getByText('Rules 2 of quay')).toBeVisible();
    await page.getByLabelText('State').selectOptions('REWARDED');
    await expect
      .poll(() => far.calls('listDeskReferrals').at(-1)?.query)
      .toMatchObject({ state: 'REWARDED' });
  });

  it('decides with a reason', async () => {
    await openDesk(opened);
    await drawer().getByRole('button', { name: 'Reward' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A family of two.');
    await drawer().getByRole('button', { name: 'Reward' }).click();
    await expect.poll(() => far.calls('decideReferral')).toHaveLength(1);
    expect(far.calls('decideReferral')[0]?.body).toEqual({
      decision: 'approve',
      reason: 'A family of two.',
    });
  });

  it('says that a reward waits for a second person, once it was pressed', async () => {
    const approvalId = 'apr_0198f0ab1000' as const;
    const [first] = samples.listDeskReferrals.content;
    const waiting = { ...(first ?? samples.decideReferral), approvalId, abilities: [] };
    far.answer('decideReferral', waiting);
    await openDesk(opened);
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A family of two.');
    await drawer().getByRole('button', { name: 'Reward' }).click();
    const second = page.getByText('It waits for a second person, under Approvals.').first();
    await expect.element(second).toBeInTheDocument();
  });

  it('offers no decision while a reward waits for a second person, and says so', async () => {
    const approvalId = 'apr_0198f0ab1000' as const;
    const [first] = samples.listDeskReferrals.content;
    const waiting = { ...(first ?? samples.decideReferral), approvalId, abilities: [] };
    far.answer('listDeskReferrals', { content: [waiting], nextCursor: null });
    await openDesk(opened);
    await expect
      .element(drawer().getByText('It waits for a second person, under Approvals.'))
      .toBeVisible();
    expect(drawer().getByRole('button', { name: 'Reward' }).elements()).toEqual([]);
  });

  it('says that other rules wait for a second person', async () => {
    const waiting = { ...samples.readReferralRules, approvalId: 'apr_0198f0ab1000' as const };
    far.answer('changeReferralRules', waiting);
    await openDesk(address);
    await page.getByRole('button', { name: 'Change the rules' }).click();
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A month of friends.');
    far.answer('readReferralRules', waiting);
    await drawer().getByRole('button', { name: 'Put in force' }).click();
    const others = page.getByText('Other rules wait for a second person, under Approvals.');
    await expect.element(others.first()).toBeVisible();
  });

  it.each(['referral_state', 'approval_waiting', 'self_excluded'] as const)(
    'says why nothing was decided: %s',
    async (code) => {
      far.refuse('decideReferral', code);
      await openDesk(opened);
      await drawer()
        .getByLabelText(/^Reason/u)
        .fill('Looks fine.');
      await drawer().getByRole('button', { name: 'Refuse' }).click();
      await expect.element(drawer().getByText(refusalText(code))).toBeVisible();
    },
  );

  it('changes the rules, and says what is wrong with them', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Change the rules' }).click();
    await drawer()
      .getByLabelText(/^Reward of who invites/u)
      .fill('0');
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A month of friends.');
    await drawer().getByRole('button', { name: 'Put in force' }).click();
    await expect.element(drawer().getByText('Write an amount above zero.')).toBeVisible();
    await drawer()
      .getByLabelText(/^Reward of who invites/u)
      .fill('28');
    await drawer()
      .getByLabelText(/^Share of the friend.s play/u)
      .fill('25');
    await drawer().getByLabelText('Asks for proven papers').click();
    await drawer().getByRole('button', { name: 'Put in force' }).click();
    await expect
      .poll(() => far.calls('changeReferralRules')[0]?.body)
      .toMatchObject({
        version: 2,
        rules: { referrerAmount: '28', shareBasisPoints: 25, needsIdentity: true },
      });
  });

  it('keeps what was typed when somebody else was faster', async () => {
    far.refuse('changeReferralRules', 'referral_rules_changed');
    await openDesk(address);
    await page.getByRole('button', { name: 'Change the rules' }).click();
    await drawer()
      .getByLabelText(/^Reason/u)
      .fill('A month of friends.');
    await drawer().getByRole('button', { name: 'Put in force' }).click();
    await expect.element(drawer().getByText(refusalText('referral_rules_changed'))).toBeVisible();
  });

  it('says that there are none', async () => {
    far.answer('listDeskReferrals', { content: [], nextCursor: null });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No invitations' })).toBeVisible();
  });

  it('offers to ask again, also in Arabic', async () => {
    far.refuse('listDeskReferrals', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض الدعوات')).toBeVisible();
    far.answer('listDeskReferrals', samples.listDeskReferrals);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('row', { name: /somsak/u })).toBeVisible();
  });
});
