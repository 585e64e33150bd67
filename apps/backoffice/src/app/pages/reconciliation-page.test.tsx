import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/reconciliation';

describe('the page of reconciliation', () => {
  it('says whether the books come to zero, what belongs to members, and what differs', async () => {
    await openDesk(address);
    await expect.element(page.getByText('Payouts go')).toBeVisible();
    await expect.element(page.getByText('฿483,830.50')).toBeVisible();
    const pending = page.getByText('Withdrawals on hold').element();
    expect(pending.nextElementSibling?.textContent).toBe('฿3,000.00');
    await expect.element(page.getByText('Not in our books')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /2026-03-01.*SIMPAY/u })).toBeVisible();
  });

  it('says of books that were not summed that they were not, and nothing of payouts', async () => {
    far.answer('readReconciliation', { ...samples.readReconciliation, trial: null });
    await openDesk(address);
    await expect.element(page.getByText('Not summed yet', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Payouts go')).not.toBeInTheDocument();
  });

  it('says that payouts are stopped', async () => {
    far.answer('readReconciliation', {
      ...samples.readReconciliation,
      payoutsStoppedAt: '2026-03-02T09:00:00Z',
    });
    await openDesk(address);
    await expect.element(page.getByText('Payouts stopped')).toBeVisible();
  });

  it('knows no shortfall while nobody has said what is protected (R23)', async () => {
    far.answer('readReconciliation', {
      ...samples.readReconciliation,
      protectedFunds: null,
      shortfall: '751.75',
    });
    await openDesk(address);
    await expect.element(page.getByText('nobody has said')).toBeVisible();
    await expect.element(page.getByText('unknown', { exact: true })).toBeVisible();
    expect(page.getByText('฿751.75').elements()).toEqual([]);
  });

  it('names the accounts whose balance is not what their lines say', async () => {
    const account = 'member:mbr_0123456789:cash';
    const fault = { account, currency: 'THB', stored: '901.00', lines: '900.00' };
    far.answer('listAccountFaults', {
      content: [{ ...fault, foundAt: '2026-03-02T09:00:00Z' }],
      nextCursor: `THB_${account}`,
    });
    await openDesk(address);
    await expect.element(page.getByText(account)).toBeVisible();
    await expect.element(page.getByText('฿901.00')).toBeVisible();
    await expect.element(page.getByText('฿900.00')).toBeVisible();
    await page.getByRole('button', { name: 'Show older lines' }).click();
    await expect
      .poll(() => far.calls('listAccountFaults').at(-1)?.query)
      .toMatchObject({ cursor: `THB_${account}` });
  });

  it('pages through what was compared, and says in words what went by hand', async () => {
    const { content } = samples.listReconciliationRuns;
    far.answer('listReconciliationRuns', {
      ...samples.listReconciliationRuns,
      content: content.map((run) => ({ ...run, provider: 'manual' })),
      nextCursor: '2026-03-01_manual',
    });
    await openDesk(address);
    await expect.element(page.getByRole('row', { name: /2026-03-01.*by hand/u })).toBeVisible();
    await page.getByRole('button', { name: 'Show older lines' }).click();
    await expect
      .poll(() => far.calls('listReconciliationRuns').at(-1)?.query)
      .toMatchObject({ cursor: '2026-03-01_manual' });
  });

  it('sums the books now', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Sum them now' }).click();
    await expect.poll(() => far.calls('runTrialBalance')).toHaveLength(1);
  });

  it('compares a day, and says when the statement does not come', async () => {
    far.refuse('runReconciliation', 'statement_unavailable');
    await openDesk(address);
    await page.getByLabelText('Day', { exact: true }).first().fill('2026-03-01');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect.element(page.getByText(refusalText('statement_unavailable'))).toBeVisible();
  });

  it('holds a file of the bank against a day, and says which line it cannot read', async () => {
    await openDesk(address);
    const compare = page.getByRole('button', { name: 'Compare with the bank' });
    await page.getByLabelText('Day', { exact: true }).last().fill('2026-03-01');
    await compare.click();
    await expect.element(page.getByText('Choose a file.')).toBeVisible();
    const text = 'date,reference,amount\n2026-03-01,KBNK-1,500.00\n';
    const file = new File([text], 'march.csv', { type: 'text/csv' });
    await userEvent.upload(page.getByLabelText('File of the bank'), file);
    far.refuse('importBankStatement', 'bank_file_unreadable');
    await compare.click();
    await expect.element(page.getByText(refusalText('bank_file_unreadable'))).toBeVisible();
    far.answer('importBankStatement', samples.importBankStatement);
    await compare.click();
    await expect
      .poll(() => far.calls('importBankStatement').at(-1)?.body)
      .toEqual({ day: '2026-03-01', file: text });
  });

  it('closes a difference for a reason', async () => {
    await openDesk(address);
    await expect.element(page.getByText('Not in our books')).toBeVisible();
    await page.getByRole('textbox', { name: 'Reason' }).last().fill('told again and credited');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => far.calls('closeDifference').at(-1)?.body)
      .toEqual({ reason: 'told again and credited' });
  });

  it('asks before it takes a file that does not look like that of the bank', async () => {
    await openDesk(address);
    await page.getByLabelText('Day', { exact: true }).last().fill('2026-03-01');
    const file = new File(['date,reference,amount\n'], 'march.csv', { type: 'text/csv' });
    await userEvent.upload(page.getByLabelText('File of the bank'), file);
    const compare = page.getByRole('button', { name: 'Compare with the bank' });
    far.refuse('importBankStatement', 'bank_file_foreign');
    await compare.click();
    const right = page.getByLabelText('It is the right file: keep all its differences');
    await right.click();
    far.answer('importBankStatement', samples.importBankStatement);
    await compare.click();
    await expect
      .poll(() => far.calls('importBankStatement').at(-1)?.body)
      .toMatchObject({ isConfirmed: true });
    await expect.element(right).not.toBeInTheDocument();
  });

  it('shows the differences of a day, page by page, and what agrees now', async () => {
    const [row] = samples.listReconciliationCases.content;
    far.answer('listReconciliationCases', {
      ...samples.listReconciliationCases,
      content: row === undefined ? [] : [{ ...row, agrees: true, closedAt: row.openedAt }],
      nextCursor: 'rcc_0198f0d11000',
    });
    await openDesk(address);
    await expect.element(page.getByText('A later statement of the day agrees.')).toBeVisible();
    await page.getByRole('button', { name: 'Show older lines' }).click();
    await expect
      .poll(() => far.calls('listReconciliationCases').at(-1)?.query)
      .toMatchObject({ cursor: 'rcc_0198f0d11000' });
    await page.getByLabelText('Day of the statement').fill('2026-03-01');
    await page.getByRole('radio', { name: 'Closed' }).click();
    await expect
      .poll(() => far.calls('listReconciliationCases').at(-1)?.query)
      .toMatchObject({ day: '2026-03-01', view: 'closed' });
  });

  it('shows what a statement lists beside the word that somebody still decides about', async () => {
    const [row] = samples.listReconciliationCases.content;
    const statement = { amount: '512.34', at: '2026-03-02T01:00:00Z' };
    far.answer('listReconciliationCases', {
      ...samples.listReconciliationCases,
      content: row === undefined ? [] : [{ ...row, theirs: null, statement }],
    });
    await openDesk(address);
    const evidence = page.getByText(/^A statement lists/u);
    await expect.element(evidence).toMatchTextContent('฿512.34');
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('says that the differences do not come', async () => {
    far.fail('listReconciliationCases', 'offline');
    far.fail('listReconciliationRuns', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The differences can't be shown")).toBeVisible();
    await expect.element(page.getByText("What was compared can't be shown")).toBeVisible();
  });

  it('is empty on a site without providers', async () => {
    far.answer('readReconciliation', {
      ...samples.readReconciliation,
      trial: null,
      providers: [],
    });
    far.answer('listReconciliationRuns', {
      ...samples.listReconciliationRuns,
      content: [],
    });
    far.answer('listReconciliationCases', {
      ...samples.listReconciliationCases,
      content: [],
    });
    await openDesk(address);
    await expect.element(page.getByText('Nothing was compared yet.')).toBeVisible();
    await expect.element(page.getByText('No differences were found.')).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('readReconciliation', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The books can't be shown")).toBeVisible();
    far.answer('readReconciliation', samples.readReconciliation);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Payouts go')).toBeVisible();
  });
});
