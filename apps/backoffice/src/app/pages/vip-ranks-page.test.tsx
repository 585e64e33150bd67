import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/vipRanks';
const drawer = () => page.getByRole('dialog', { name: 'Rank 1' });

async function fillReason(): Promise<void> {
  await drawer()
    .getByLabelText(/^Reason/u)
    .fill('A ladder for the summer.');
}

describe('the ladder of ranks', () => {
  it('shows what each rank asks for and gives', async () => {
    await openDesk(address);
    await expect
      .element(
        page.getByRole('row', {
          name: /1 Boat.*500\.00.*5,000\.00.*1,000\.00.*8\.00.*6\.00.*50,000\.00/u,
        }),
      )
      .toBeVisible();
  });

  it('changes one rank, and sends the ladder whole', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: '1 Boat' }).click();
    await drawer().getByLabelText(/^Gift/u).fill('9');
    await drawer()
      .getByLabelText(/^Birthday gift/u)
      .fill('6');
    await drawer()
      .getByLabelText(/^Larger deposit bonus/u)
      .fill('101');
    await drawer().getByLabelText('A host looks after it').click();
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await expect.element(page.getByText('A whole number from 0 to 100.')).toBeVisible();
    await drawer()
      .getByLabelText(/^Larger deposit bonus/u)
      .fill('3');
    await fillReason();
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Saved.').first()).toBeInTheDocument();
    expect(far.calls('changeVipLevels')[0]?.body).toMatchObject({
      list: [
        { rank: 0 },
        {
          rank: 1,
          gift: '9',
          birthdayGift: '6',
          depositBoost: 3,
          hasHost: true,
          names: { en: 'Boat' },
        },
        { rank: 2 },
      ],
      reason: 'A ladder for the summer.',
    });
  });

  it('says that a ladder that gives more waits for a second person', async () => {
    far.answer('changeVipLevels', {
      ...samples.changeVipLevels,
      approvalId: 'apr_0198f0e10009',
    });
    await openDesk(address);
    await page.getByRole('button', { name: '1 Boat' }).click();
    await drawer().getByLabelText(/^Gift/u).fill('9');
    await fillReason();
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeVisible();
  });

  it('gives a rank a rebate of its own', async () => {
    far.refuse('changeVipLevels', 'return_guard', { category: 'LIVE', most: '0.9' });
    await openDesk(address);
    await page.getByRole('button', { name: '1 Boat' }).click();
    await drawer().getByLabelText('Live casino').fill('1.234');
    await fillReason();
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('A rate with two decimals at most.')).toBeVisible();
    await drawer().getByLabelText('Live casino').fill('0.95');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeVipLevels')[0]?.body)
      .toMatchObject({ list: [{ rank: 0 }, { rates: { LIVE: '0.95', RNG: '0' } }, { rank: 2 }] });
    await expect.element(drawer().getByRole('alert')).toBeVisible();
  });

  it('puts a member on a rank until a day, with a reason', async () => {
    far.refuse('placeOnRank', 'vip_lock_over');
    await openDesk(address);
    await page.getByRole('button', { name: 'Set a member’s rank' }).click();
    const sheet = page.getByRole('dialog', { name: 'Set a member’s rank' });
    await sheet.getByRole('button', { name: 'Set the rank' }).click();
    await expect.element(sheet.getByText('Enter an account.')).toBeVisible();
    await sheet.getByLabelText(/^Account/u).fill('mike');
    await sheet.getByLabelText('Rank', { exact: true }).selectOptions('2');
    await sheet.getByLabelText(/^Kept until/u).fill('2026-12-31');
    await sheet.getByLabelText(/^Reason/u).fill('A guest of the house.');
    await sheet.getByRole('button', { name: 'Set the rank' }).click();
    await expect.element(sheet.getByText(refusalText('vip_lock_over'))).toBeVisible();
    const reason = 'A guest of the house.';
    expect(far.calls('placeOnRank')[0]?.body).toEqual({
      account: 'mike',
      rank: 2,
      lockedUntil: '2026-12-31',
      reason,
    });
    far.answer('placeOnRank', samples.placeOnRank);
    await sheet.getByRole('button', { name: 'Set the rank' }).click();
    await expect.element(page.getByText('The rank is set.').first()).toBeInTheDocument();
  });

  it('names the host of a member who was checked, or takes the host away', async () => {
    far.refuse('assignHost', 'vip_no_host');
    await openDesk(address);
    await page.getByRole('button', { name: 'Assign a host' }).click();
    const sheet = page.getByRole('dialog', { name: 'Assign a host' });
    await sheet.getByLabelText(/^Account/u).fill('mike');
    await sheet.getByLabelText(/^Name of the host/u).fill('Mina');
    await sheet.getByLabelText(/^Reason/u).fill('A guest of the house.');
    await sheet.getByRole('button', { name: 'Save the host' }).click();
    await expect.element(sheet.getByText('Say how to reach the host.')).toBeVisible();
    await expect.element(sheet.getByText('Confirm the check first.')).toBeVisible();
    expect(far.calls('assignHost')).toEqual([]);
    await sheet.getByLabelText(/^How to reach them/u).fill('mina@example.com');
    await sheet.getByRole('checkbox').click();
    await sheet.getByRole('button', { name: 'Save the host' }).click();
    await expect.element(sheet.getByText(refusalText('vip_no_host'))).toBeVisible();
    const host = { name: 'Mina', contact: 'mina@example.com', isChecked: true };
    const reason = 'A guest of the house.';
    expect(far.calls('assignHost')[0]?.body).toEqual({ account: 'mike', host, reason });
    await sheet.getByLabelText(/^Name of the host/u).fill('');
    await sheet.getByLabelText(/^How to reach them/u).fill('');
    far.answer('assignHost', { account: 'mike', host: null });
    await sheet.getByRole('button', { name: 'Save the host' }).click();
    await expect.element(page.getByText('The host is saved.').first()).toBeInTheDocument();
    expect(far.calls('assignHost')[1]?.body).toEqual({ account: 'mike', host: null, reason });
  });

  it('lists the members of each host, and asks for those of one', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Hosts and their members' }).click();
    const sheet = page.getByRole('dialog', { name: 'Hosts and their members' });
    await expect.element(sheet.getByRole('row', { name: /suda.*Tariq.*Due/u })).toBeVisible();
    await sheet.getByLabelText('Host', { exact: true }).selectOptions('Tariq');
    await expect
      .poll(() => far.calls('listHostedMembers').at(-1)?.query)
      .toEqual({ host: 'Tariq', limit: '20' });
    far.answer('listHostedMembers', { ...samples.listHostedMembers, content: [] });
    await sheet.getByLabelText('Host', { exact: true }).selectOptions('Mina');
    await expect.element(sheet.getByText('Nobody has a host')).toBeVisible();
  });

  it('says why a ladder was refused', async () => {
    far.refuse('changeVipLevels', 'vip_ladder_invalid');
    await openDesk(address);
    await page.getByRole('button', { name: '1 Boat' }).click();
    await fillReason();
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText(refusalText('vip_ladder_invalid'))).toBeVisible();
  });

  it('says that ranks are off, that there are none, and why it failed', async () => {
    far.answer('listVipLevels', { ...samples.listVipLevels, hasVip: false, list: [] });
    await openDesk(address);
    await expect.element(page.getByText(/switched off/u)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No ranks' })).toBeVisible();
  });

  it('offers to ask again, also in Arabic', async () => {
    far.refuse('listVipLevels', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض الرتب')).toBeVisible();
    far.answer('listVipLevels', samples.listVipLevels);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('row', { name: /1 Boat/u })).toBeVisible();
  });
});
