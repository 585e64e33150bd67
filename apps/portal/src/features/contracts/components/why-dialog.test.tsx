import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Why this amount' });
const quiet = { ...samples.readConsolidatedContracts, showConsolidated: false };

async function open(locale: 'en' | 'ar' = 'en') {
  far.answer('readConsolidatedContracts', quiet);
  await openPortal('/a/agentDividendRecordCopy2', { as: 'agent', locale });
}

const link = page.getByRole('button', { name: 'Why 2026-02-H2' });

describe('the records of pay', () => {
  it('show units with what was paid and is owed, and lead to why', async () => {
    await open();
    await expect.element(page.getByRole('cell', { name: 'Paid in part' })).toBeVisible();
    await expect.element(page.getByText(/฿\s?1,500\.00/u).first()).toBeVisible();
    await link.click();
    await expect.element(dialog.getByText('× 15 %')).toBeVisible();
    await expect.element(dialog.getByText('Rebates')).toBeVisible();
    await expect.element(dialog.getByText('Still owed')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Keep as a file' })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('say what the house paid in the place of a payer, who owes it to the house', async () => {
    far.answer('readContractBill', {
      ...samples.readContractBill,
      owed: '0.00',
      owedToHouse: '500.00',
      payments: [
        ...samples.readContractBill.payments,
        { amount: '500.00', source: 'GUARANTEE', paidAt: '2026-03-02T08:00:00Z' },
      ],
    });
    await open();
    await link.click();
    await expect
      .element(dialog.getByText(/^Paid by the house in the payer's place/u))
      .toBeVisible();
    await expect.element(dialog.getByText('Owed to the house')).toBeVisible();
    await expect.element(dialog.getByText('Still owed')).not.toBeInTheDocument();
  });

  it('narrow to one direction, and say when there is nothing', async () => {
    far.answer('listContractBills', { content: [], nextCursor: null });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'Nothing settled in these days' }))
      .toBeVisible();
    await page.getByRole('combobox', { name: 'Direction' }).selectOptions('Paid by me');
    await expect
      .poll(() => far.calls('listContractBills').at(-1)?.query)
      .toMatchObject({ direction: 'out', kind: 'DIVIDEND' });
    await page.getByRole('button', { name: 'Remove the filter Paid by me' }).click();
    await page.getByRole('searchbox', { name: 'The other side, whole account' }).fill('agent2');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => far.calls('readContractBillSums').at(-1)?.query)
      .toMatchObject({ account: 'agent2' });
    await expect.element(page.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
  });

  it('go on with older units, and are kept as a file', async () => {
    far.answer('listContractBills', {
      ...samples.listContractBills,
      nextCursor: 'bil_0198f0b11000',
    });
    await open();
    await page.getByRole('button', { name: 'Older', exact: true }).click();
    await expect
      .poll(() => far.calls('listContractBills').at(-1)?.query)
      .toMatchObject({ cursor: 'bil_0198f0b11000' });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => far.calls('readContractBillsFile')).toHaveLength(1);
  });

  it('say that the line is down, and ask again', async () => {
    far.fail('listContractBills', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('listContractBills', samples.listContractBills);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(link).toBeVisible();
  });

  it('are busy in the dialog until why is there', async () => {
    const release = far.hold('readContractBill');
    await open();
    await link.click();
    const busy = () => dialog.element().querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBe(1);
    release();
    await expect.element(dialog.getByText('× 15 %')).toBeVisible();
  });

  it('keep as a file whose play it is, on all pages', async () => {
    far.answer('listContractBillTeam', { ...samples.listContractBillTeam, totalPages: 2 });
    const saved = vi.spyOn(URL, 'createObjectURL');
    await open();
    await link.click();
    await dialog.getByRole('button', { name: 'Keep as a file' }).click();
    const pages = () => far.calls('listContractBillTeam').map(({ query }) => query);
    await expect.poll(pages).toContainEqual({ page: '2', pageSize: '100' });
    expect(pages()).toContainEqual({ page: '1', pageSize: '100' });
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const file = saved.mock.calls[0]?.[0];
    saved.mockRestore();
    const kept: unknown = file instanceof Blob ? JSON.parse(await file.text()) : undefined;
    const { content } = samples.listContractBillTeam;
    expect(kept).toEqual({
      // A member reads in it how the amount is computed again.
      howTo: expect.stringMatching(/^How to compute this again: add up validBet/u) as string,
      ...samples.readContractBill,
      team: [...content, ...content],
    });
  });

  it('say in the dialog what was refused', async () => {
    far.refuse('readContractBill', 'not_found');
    await open();
    await link.click();
    await expect.element(dialog.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('name whose play it is, each with the way to the bets of these days', async () => {
    far.answer('listContractBillTeam', { ...samples.listContractBillTeam, totalPages: 2 });
    await open();
    await link.click();
    const bets = dialog.getByRole('link', { name: 'Bets of harbour88' });
    await expect.element(bets).toBeVisible();
    await dialog.getByRole('button', { name: 'Show more accounts' }).click();
    await expect
      .poll(() => far.calls('listContractBillTeam').at(-1)?.query)
      .toMatchObject({ page: '2' });
    await bets.first().click();
    await expect
      .poll(() => far.calls('listTeamBets').at(-1)?.query ?? far.calls('listTeamStatement').at(-1))
      .toMatchObject({ account: 'harbour88', from: '2026-02-16', to: '2026-02-28' });
  });

  it('say that nobody played', async () => {
    const nobody = { ...samples.listContractBillTeam, content: [], total: 0 };
    far.answer('listContractBillTeam', nobody);
    await open();
    await link.click();
    await expect.element(dialog.getByText(/^Nobody of the team played/u)).toBeVisible();
  });

  it('say that the sums of an hour are gone', async () => {
    const gone = { ...samples.listContractBillTeam, content: [], total: 0, isKept: false };
    far.answer('listContractBillTeam', gone);
    await open();
    await link.click();
    await expect.element(dialog.getByText(/^The sums of single hours/u)).toBeVisible();
  });

  it('say that a team is too large, and ask again', async () => {
    far.refuse('listContractBillTeam', 'team_too_large', { most: 10_000 });
    await open();
    await link.click();
    await expect.element(dialog.getByText(refusalText('team_too_large'))).toBeVisible();
    far.answer('listContractBillTeam', samples.listContractBillTeam);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(dialog.getByRole('link', { name: 'Bets of somchai' })).toBeVisible();
  });

  it('stand right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('tab', { name: 'السجل' })).toBeVisible();
  });
});
