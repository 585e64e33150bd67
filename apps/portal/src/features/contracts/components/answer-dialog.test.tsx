import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Ask to end the contract' });
const send = dialog.getByRole('button', { name: 'Ask to end the contract' });

const password = dialog.getByRole('textbox', { name: 'Payment password' });

const [own] = samples.listContracts.content;
const given = {
  ...samples.listContracts,
  content: own === undefined ? [] : [{ ...own, payer: 'harbour88', direction: 'out' as const }],
};

/** As who is paid, or as who pays. */
async function open(tab: 'mine' | 'downline' = 'downline') {
  if (tab === 'downline') {
    far.answer('listContracts', given);
  }
  far.answer('readConsolidatedContracts', {
    ...samples.readConsolidatedContracts,
    showConsolidated: false,
  });
  await openPortal(`/a/agentHourSalary?tab=${tab}`, { as: 'agent' });
  await page.getByRole('button', { name: 'Ask to end it' }).click();
}

describe('the answer to a contract', () => {
  it('asks for the end of one in force, with a reason, and says that it was done', async () => {
    await open();
    await expect.element(dialog.getByText(/It still earns and pays/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We part');
    await password.fill('482913');
    await send.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('processDividendContract').at(-1)?.body).toMatchObject({
      action: 'terminate',
      version: 2,
      reason: 'We part',
    });
  });

  it.each([
    ['ACTIVE', 'Ask to end it', /If the other side agrees .* it never begins/u],
    ['TERM_REQUESTED', 'Agree to the end', /it never begins, and nothing is paid/u],
  ] as const)(
    'says of one that has not begun that it never will: %s',
    async (state, name, text) => {
      const [first] = given.content;
      const actions = state === 'ACTIVE' ? (['terminate'] as const) : (['accept'] as const);
      const later = { state, startsAt: '2999-01-01T00:00:00Z', actions: [...actions] };
      const content = first === undefined ? [] : [{ ...first, ...later }];
      far.answer('listContracts', { ...given, content });
      far.answer('readConsolidatedContracts', {
        ...samples.readConsolidatedContracts,
        showConsolidated: false,
      });
      await openPortal('/a/agentHourSalary?tab=downline', { as: 'agent' });
      await page.getByRole('button', { name }).click();
      await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible();
    },
  );

  it('takes no payment password of who is paid (C2)', async () => {
    far.answer('readContacts', { ...samples.readContacts, paymentPasswordSince: null });
    await open('mine');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We part');
    expect(password.elements()).toEqual([]);
    await send.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('provePayment')).toEqual([]);
    expect(far.calls('processDividendContract').at(-1)?.body).toMatchObject({
      action: 'terminate',
    });
  });

  it('says that there is no payment password before anybody reads on', async () => {
    far.answer('readContacts', { ...samples.readContacts, paymentPasswordSince: null });
    await open();
    await expect.element(dialog.getByText('Set a payment password first')).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toHaveLength(0);
    await expect.element(send).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is refused', async () => {
    far.refuse('processDividendContract', 'contract_not_yours');
    await open();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We part');
    await password.fill('482913');
    await send.click();
    await expect.element(dialog.getByText(refusalText('contract_not_yours'))).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('We part');
  });

  it('wants the payment password first, and puts its refusal on the field', async () => {
    await open();
    await send.click();
    expect(far.calls('provePayment')).toEqual([]);
    far.refuse('provePayment', 'payment_password_incorrect');
    await password.fill('111111');
    await send.click();
    await expect.element(dialog.getByText(refusalText('payment_password_incorrect'))).toBeVisible();
    expect(far.calls('processDividendContract')).toEqual([]);
  });
});

describe('a contract that the house ended by force', () => {
  it('says so in plain words, and no more (H)', async () => {
    const ended = { state: 'TERMINATED', reason: 'FORCE_END' } as const;
    const content = own === undefined ? [] : [{ ...own, ...ended, actions: [] }];
    far.answer('listContracts', { ...samples.listContracts, content });
    far.answer('readConsolidatedContracts', {
      ...samples.readConsolidatedContracts,
      showConsolidated: false,
    });
    await openPortal('/a/agentHourSalary?tab=mine', { as: 'agent' });
    await expect.element(page.getByText('Reason: ended by the house')).toBeVisible();
  });
});
