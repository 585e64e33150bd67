import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../../testing/desk.tsx';

const address = `/members/${samples.readMember.id}`;
const dialog = page.getByRole('dialog', { name: 'Why this amount' });
const link = page.getByRole('button', { name: 'Why 2026-02-H2' });

describe('what the contracts of an agent came to', () => {
  it('leads to why, to whose play it is, and on to their bets', async () => {
    await openDesk(address);
    await link.click();
    await expect.element(dialog.getByText('× 15 %')).toBeVisible();
    const bets = dialog.getByRole('link', { name: 'Bets of harbour88' });
    await expect.element(bets).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await bets.click();
    await expect
      .poll(() => far.calls('listMemberBets').at(-1)?.query)
      .toMatchObject({ from: '2026-02-15', to: '2026-02-28' });
  });

  it('says what is owed to the house, which paid for the payer', async () => {
    far.answer('readAgentBill', { ...samples.readAgentBill, owedToHouse: '500.00' });
    await openDesk(address);
    await link.click();
    await expect.element(dialog.getByText(/Owed to the house/u)).toBeVisible();
  });

  it('is looked at by kind, and says when there is nothing', async () => {
    await openDesk(address);
    await expect.element(link).toBeVisible();
    far.answer('listMemberBills', { content: [], nextCursor: null });
    await page.getByRole('combobox', { name: 'Kind of pay' }).selectOptions('Daily wage');
    await expect
      .element(page.getByRole('heading', { name: 'Nothing of this kind was settled yet' }))
      .toBeVisible();
    expect(far.calls('listMemberBills').at(-1)?.query).toMatchObject({ kind: 'DAILY' });
  });

  it('says what failed, and asks again', async () => {
    far.fail('listMemberBills', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The bills can't be shown")).toBeVisible();
    far.answer('listMemberBills', samples.listMemberBills);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(link).toBeVisible();
  });

  it('says in the dialog what was refused', async () => {
    far.refuse('readAgentBill', 'not_found');
    await openDesk(address);
    await link.click();
    await expect.element(dialog.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('says that a team is too large, or nobody of it played', async () => {
    far.refuse('listAgentBillTeam', 'team_too_large', { most: 10_000 });
    await openDesk(address);
    await link.click();
    await expect.element(dialog.getByText(refusalText('team_too_large'))).toBeVisible();
    far.answer('listAgentBillTeam', { ...samples.listAgentBillTeam, content: [], total: 0 });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByText(/^Nobody of the team played/u)).toBeVisible();
  });
});
