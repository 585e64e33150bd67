import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/missions';
const one = `${address}?item=msn_0198f0ae6001`;
const drawer = () => page.getByRole('dialog');

async function fill(label: RegExp, text: string): Promise<void> {
  await drawer().getByLabelText(label).fill(text);
}

describe('the missions at the desk', () => {
  it('shows what each asks for, gives, and gave', async () => {
    await openDesk(address);
    await expect
      .element(
        page.getByRole('row', { name: /Deposit of the day.*Every day.*500\.00.*10\.00.*12/u }),
      )
      .toBeVisible();
  });

  it('makes a mission, with a sentence under each field that is missing', async () => {
    await openDesk(`${address}?item=new`);
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('Enter a name.')).toBeVisible();
    await fill(/^Name, English/u, 'A hundred rounds');
    await fill(/^Target/u, '100.00');
    await fill(/^First day/u, '2026-03-02');
    await fill(/^Reward/u, '5');
    await fill(/^Budget/u, '500');
    await fill(/^Reason/u, 'A mission for the week.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('createMission')[0]?.body)
      .toMatchObject({
        names: { en: 'A hundred rounds' },
        kind: 'VALID_SUM',
        category: null,
        target: '100.00',
        closesOn: null,
        reward: '5',
        multiple: 1,
        reason: 'A mission for the week.',
      });
  });

  it('says that a budget above the ceiling waits for a second person', async () => {
    far.answer('createMission', { mission: null, approvalId: 'apr_0198f0e10009' });
    await openDesk(`${address}?item=new`);
    await fill(/^Name, English/u, 'A hundred rounds');
    await fill(/^Target/u, '100.00');
    await fill(/^First day/u, '2026-03-02');
    await fill(/^Reward/u, '5');
    await fill(/^Budget/u, '50000');
    await fill(/^Reason/u, 'A mission for the week.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeVisible();
  });

  it('counts the play of one vendor or one game, and says where that cannot be', async () => {
    far.refuse('createMission', 'mission_scope');
    await openDesk(`${address}?item=new`);
    await fill(/^Vendor alone/u, 'pg');
    await fill(/^Game alone/u, 'opal');
    await fill(/^Name, English/u, 'A week with one vendor');
    await fill(/^Target/u, '100.00');
    await fill(/^First day/u, '2026-03-02');
    await fill(/^Reward/u, '5');
    await fill(/^Budget/u, '500');
    await fill(/^Reason/u, 'A mission for the week.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('Name a vendor or a game, not both.')).toBeVisible();
    await fill(/^Game alone/u, '');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText(refusalText('mission_scope'))).toBeVisible();
    expect(far.calls('createMission')[0]?.body).toMatchObject({ vendorCode: 'PG' });
  });

  it('asks for another mission first, and gives envelopes to so many a day', async () => {
    await openDesk(`${address}?item=new`);
    await drawer()
      .getByLabelText(/^After/u)
      .selectOptions('msn_0198f0ae6001');
    await fill(/^Members a day/u, '0');
    await drawer().getByLabelText('Gives', { exact: true }).selectOptions('RED_ENVELOPE');
    await fill(/^Name, English/u, 'Second wind');
    await fill(/^Target/u, '100.00');
    await fill(/^First day/u, '2026-03-02');
    await fill(/^Reward/u, '5');
    await fill(/^Budget/u, '500');
    await fill(/^Reason/u, 'A mission for the week.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText('Enter a figure above 0.').first()).toBeVisible();
    await fill(/^Members a day/u, '20');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('createMission')[0]?.body)
      .toMatchObject({
        afterMission: 'msn_0198f0ae6001',
        mostPerDay: 20,
        rewardKind: 'RED_ENVELOPE',
        multiple: 1,
      });
  });

  it('gives tickets of a raffle that takes some', async () => {
    await openDesk(`${address}?item=new`);
    await drawer().getByLabelText('Gives', { exact: true }).selectOptions('TICKET');
    await drawer().getByRole('button', { name: 'Save' }).click();
    const wrong = drawer().getByText('Choose a raffle that takes tickets.');
    await expect.poll(() => wrong.elements().length).toBe(2);
    const open = samples.listDeskRaffles.list.find(({ state }) => state === 'OPEN');
    await drawer()
      .getByLabelText(/^Raffle/u)
      .selectOptions(open?.id ?? '');
    await fill(/^Name, English/u, 'A hundred rounds');
    await fill(/^Target/u, '100.00');
    await fill(/^First day/u, '2026-03-02');
    await fill(/^Reward/u, '3');
    await fill(/^Budget/u, '300');
    await fill(/^Reason/u, 'A mission for the week.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('createMission')[0]?.body)
      .toMatchObject({ rewardKind: 'TICKET', raffleId: open?.id, reward: '3', multiple: 0 });
  });

  it('says under the play that the law allows none in every kind of game', async () => {
    far.refuse('createMission', 'promotion_faulty', { fault: 'more_than_one_category' });
    await openDesk(`${address}?item=new`);
    await fill(/^Name, English/u, 'A hundred rounds');
    await fill(/^Target/u, '100.00');
    await fill(/^First day/u, '2026-03-02');
    await fill(/^Reward/u, '5');
    await fill(/^Budget/u, '500');
    await fill(/^Reason/u, 'A mission for the week.');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(drawer().getByText(refusalText('promotion_faulty'))).toBeVisible();
  });

  it('shows its name in every language that has one', async () => {
    const names = { ar: 'مئة', en: 'Hundred', th: 'ร้อย' };
    const list = samples.listMissions.list.map((mission) => ({ ...mission, names }));
    far.answer('listMissions', { ...samples.listMissions, list });
    await openDesk(one);
    await expect.element(drawer().getByText('Name, Arabic')).toBeVisible();
    await expect.element(drawer().getByText('ร้อย')).toBeVisible();
  });

  it('ends one with a reason', async () => {
    await openDesk(one);
    await fill(/^Reason/u, 'It was too easy.');
    await drawer().getByRole('button', { name: 'End today' }).click();
    await expect.element(page.getByText('Today is its last day.').first()).toBeInTheDocument();
    expect(far.calls('endMission')).toMatchObject([
      { params: { id: 'msn_0198f0ae6001' }, body: { reason: 'It was too easy.' } },
    ]);
  });

  it('says that somebody ended it already', async () => {
    far.refuse('endMission', 'mission_over');
    await openDesk(one);
    await fill(/^Reason/u, 'It was too easy.');
    await drawer().getByRole('button', { name: 'End today' }).click();
    await expect.element(drawer().getByText(refusalText('mission_over'))).toBeVisible();
  });

  it('says that there are none', async () => {
    far.answer('listMissions', { ...samples.listMissions, list: [] });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No missions' })).toBeVisible();
  });

  it('offers to ask again, also in Arabic', async () => {
    far.refuse('listMissions', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض المهام')).toBeVisible();
    far.answer('listMissions', samples.listMissions);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('row', { name: /إيداع اليوم/u })).toBeVisible();
  });
});
