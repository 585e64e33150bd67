import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: /^Offer a contract/u });
const send = dialog.getByRole('button', { name: 'Offer it' });
const quiet = { ...samples.readConsolidatedContracts, showConsolidated: false };

async function open(address = '/a/agentDividendRecordCopy2?tab=downline') {
  far.answer('readConsolidatedContracts', quiet);
  await openPortal(address, { as: 'agent' });
  await page.getByRole('button', { name: 'Offer a contract' }).click();
  await expect.element(send).toBeVisible();
}

async function fill(): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Direct downline agent' }).fill('northgate');
  await dialog.getByRole('textbox', { name: 'Valid bets from' }).fill('10,000');
  await dialog.getByRole('textbox', { name: 'Active members from' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Rate in percent' }).fill('10');
  await dialog.getByLabelText(/^Payment password/u).fill('482913');
}

describe('the offer of a contract', () => {
  it('proves the payment password, then sends kind, period and rows', async () => {
    await open();
    await fill();
    expect(await accessFaults()).toEqual([]);
    await send.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('provePayment')).toHaveLength(1);
    expect(far.calls('proposeContract').at(-1)?.body).toEqual({
      account: 'northgate',
      kind: 'DIVIDEND',
      scope: 'CONS',
      periodType: 'SEMIMONTHLY',
      tiers: [{ minBet: '10000', minLoss: null, minActive: 3, rateType: 'P', rate: '10' }],
    });
  });

  it.each([
    [false, 'When it takes effect, it ends the contract that runs now:'],
    [true, 'As soon as you offer it, it ends the contract that runs now:'],
  ])('shows the contract that it ends, by either reading: at once %s', async (isAtOnce, text) => {
    far.answer('readConsolidatedContracts', { ...quiet, endsOldOnPropose: isAtOnce });
    await openPortal('/a/agentDividendRecordCopy2?tab=downline', { as: 'agent' });
    await page.getByRole('button', { name: 'Offer a contract' }).click();
    await dialog.getByRole('textbox', { name: 'Direct downline agent' }).fill('northgate');
    await expect.element(dialog.getByText(text)).toBeVisible();
    await expect
      .poll(() => far.calls('listContracts').at(-1)?.query)
      .toMatchObject({ direction: 'out', kind: 'DIVIDEND', scope: 'CONS', account: 'northgate' });
    await expect.element(dialog.getByRole('status').getByText('15 %')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says in general what it replaces where nothing of the same runs', async () => {
    const [running] = samples.listContracts.content;
    const ended = running === undefined ? [] : [{ ...running, state: 'REJECTED' as const }];
    await open();
    far.answer('listContracts', { ...samples.listContracts, content: ended });
    await fill();
    await expect
      .poll(() => far.calls('listContracts').at(-1)?.query)
      .toMatchObject({ account: 'northgate' });
    await expect.element(dialog.getByText(/^When it takes effect, it replaces/u)).toBeVisible();
    expect(dialog.getByText(/it ends the contract that runs now/u).elements()).toEqual([]);
  });

  it('says before the rows are filled in that there is no payment password', async () => {
    far.answer('readContacts', { ...samples.readContacts, paymentPasswordSince: null });
    far.answer('readConsolidatedContracts', quiet);
    await openPortal('/a/agentDividendRecordCopy2?tab=downline', { as: 'agent' });
    await page.getByRole('button', { name: 'Offer a contract' }).click();
    await expect.element(dialog.getByText('Set a payment password first')).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Set a payment password' }))
      .toHaveAttribute('href', '/m/securityCenter');
    expect(dialog.getByRole('textbox').elements()).toHaveLength(0);
  });

  it('is busy until it is known whether there is a payment password', async () => {
    const release = far.hold('readContacts');
    far.answer('readConsolidatedContracts', quiet);
    await openPortal('/a/agentDividendRecordCopy2?tab=downline', { as: 'agent' });
    await page.getByRole('button', { name: 'Offer a contract' }).click();
    await expect.element(dialog).toBeVisible();
    const busy = () => dialog.element().querySelectorAll('[aria-busy="true"]').length;
    expect(busy()).toBe(1);
    expect(send.elements()).toEqual([]);
    release();
    await expect.element(send).toBeVisible();
    expect(busy()).toBe(0);
  });

  it('shows the form where that did not arrive, and says under a field what is refused', async () => {
    far.fail('readContacts', 'badGateway');
    await open();
    await fill();
    far.refuse('proposeContract', 'contract_already_pending');
    await send.click();
    const scope = dialog.getByRole('combobox', { name: 'Counts' });
    await expect
      .element(scope)
      .toHaveAccessibleDescription(refusalText('contract_already_pending'));
  });

  it('says to whoever has no contract of the kind what is missing first', async () => {
    await open();
    await fill();
    far.refuse('proposeContract', 'contract_not_covered', { rule: 'no_own_contract' });
    await send.click();
    await expect
      .element(dialog.getByText('You need a contract of this kind yourself first.'))
      .toBeVisible();
  });

  it('begins with the period of the own dividend, which covers no other', async () => {
    far.answer('readConsolidatedContracts', { ...quiet, dividendPeriod: 'WEEKLY' });
    await openPortal('/a/agentDividendRecordCopy2?tab=downline', { as: 'agent' });
    await page.getByRole('button', { name: 'Offer a contract' }).click();
    await fill();
    await send.click();
    await expect
      .poll(() => far.calls('proposeContract').at(-1)?.body)
      .toMatchObject({ periodType: 'WEEKLY' });
  });

  it('has up to ten rows, and as a salary a fixed amount too', async () => {
    await open('/a/agentDailyWages2?tab=downline');
    await dialog.getByRole('button', { name: 'Add a row' }).click();
    await expect.element(dialog.getByRole('group', { name: 'Row 2' })).toBeVisible();
    await dialog.getByRole('radio', { name: 'A fixed amount' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Amount' }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove the last row' }).click();
    expect(dialog.getByRole('group', { name: 'Row 2' }).elements()).toEqual([]);
  });

  it('says what is missing before anything is sent', async () => {
    await open();
    await send.click();
    await expect.element(dialog.getByText('Enter a figure').first()).toBeVisible();
    expect(far.calls('provePayment')).toEqual([]);
  });

  it('names the rule that a row breaks, and what is wrong with the password', async () => {
    await open();
    await fill();
    far.refuse('provePayment', 'payment_password_incorrect');
    await send.click();
    await expect.element(dialog.getByText(refusalText('payment_password_incorrect'))).toBeVisible();
    far.answer('provePayment', samples.provePayment);
    far.refuse('proposeContract', 'contract_not_covered', { rule: 'above_own_rate', row: 1 });
    await send.click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Rate in percent' }))
      .toHaveAccessibleDescription('Row 1 promises more than your own contract gives you.');
    far.refuse('proposeContract', 'contract_terms', { rule: 'threshold_descending', row: 1 });
    await send.click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Valid bets from' }))
      .toHaveAccessibleDescription('Conditions never get easier from row to row.');
    far.refuse('proposeContract', 'contract_not_allowed');
    await send.click();
    await expect.element(dialog.getByText(refusalText('contract_not_allowed'))).toBeVisible();
  });
});
