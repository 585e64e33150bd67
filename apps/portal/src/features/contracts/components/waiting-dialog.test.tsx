import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../../shared/session/session.ts';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'Contracts that wait for you' });
const answer = page.getByRole('dialog', { name: 'Accept the contract' });
const waits = { ...samples.readConsolidatedContracts, showConsolidated: true };
const nothing = { ...waits, showConsolidated: false, waiting: [] };

function open(as: 'agent' | 'member' = 'agent', locale: 'en' | 'ar' = 'en') {
  far.answer('readConsolidatedContracts', waits);
  return openPortal('/', { as, locale });
}

describe('the modal of contracts', () => {
  it('opens after the login of an agent, with what waits', async () => {
    await open();
    await expect.element(dialog.getByRole('heading', { name: /^Dividend/u })).toBeVisible();
    await expect.element(dialog.getByText(/Paid by the house/u)).toBeVisible();
    await expect.element(dialog.getByText('15 %')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it.each([320, 390])('opens on a phone of %i too, whose pages have no corner', async (width) => {
    far.answer('readConsolidatedContracts', waits);
    await openPortal('/agentHome', { as: 'agent', width });
    await expect.element(dialog.getByRole('heading', { name: /^Dividend/u })).toBeVisible();
  });

  it('does not come back with each page that is loaded, and does with the next login', async () => {
    sessionStorage.setItem('contractsTold', samples.readMemberInfo.account);
    await open();
    await expect.poll(() => far.calls('readConsolidatedContracts')).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: /^Wallet/u })).toBeVisible();
    expect(dialog.elements()).toEqual([]);
    useSession.getState().leave();
    expect(sessionStorage.getItem('contractsTold')).toBeNull();
  });

  it('stays closed for others, where nothing waits, and without an answer', async () => {
    await open('member');
    expect(far.calls('readConsolidatedContracts')).toEqual([]);
    far.answer('readConsolidatedContracts', nothing);
    await openPortal('/', { as: 'agent' });
    await expect.poll(() => far.calls('readConsolidatedContracts')).toHaveLength(1);
    expect(dialog.elements()).toEqual([]);
  });

  it('is not asked for where the site has no agent policy', async () => {
    const contracts = { ...samples.readMemberInfo.contracts, agentPolicy: false };
    await openPortal('/', { as: 'visitor' });
    const member = { ...samples.readMemberInfo, isAgent: true, contracts };
    useSession.getState().enter(samples.logIn.token, member);
    await expect.element(page.getByRole('button', { name: /^Wallet/u })).toBeVisible();
    expect(far.calls('readConsolidatedContracts')).toEqual([]);
  });

  it('shows the last 30 days under the offered terms before anybody answers', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(answer.getByText('฿1,365.00').first()).toBeVisible();
    await expect.element(answer.getByText('฿910.00').first()).toBeVisible();
    await answer.getByText('Show each unit').click();
    const row = answer.getByRole('row', { name: /2026-02-16/u });
    await expect.element(row.getByText('184,200.00')).toBeVisible();
    expect(far.calls('readContractReplay').at(-1)?.params).toEqual({ id: 'ctr_0198f0b02000' });
    expect(await accessFaults()).toEqual([]);
  });

  it('shows the offered rows beside those that stand, in the dialog of the yes', async () => {
    const [running] = samples.listContracts.content;
    const [tier] = running?.tiers ?? [];
    far.answer('listContracts', {
      ...samples.listContracts,
      content:
        running === undefined || tier === undefined
          ? []
          : [{ ...running, tiers: [{ ...tier, rate: '7.0000' }] }],
    });
    await open();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    const present = answer.getByRole('region', { name: 'Rows that stand now' });
    await expect.element(present.getByText('7 %')).toBeVisible();
    const offered = answer.getByRole('region', { name: 'Rows of the offer' });
    await expect.element(offered.getByText('15 %')).toBeVisible();
    expect(far.calls('listContracts').at(-1)?.query).toMatchObject({
      direction: 'in',
      kind: 'DIVIDEND',
      scope: 'CONS',
    });
  });

  it('is busy until the replay is there', async () => {
    const release = far.hold('readContractReplay');
    await open();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    const busy = () => answer.element().querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBe(1);
    release();
    await expect.element(answer.getByText('฿1,365.00').first()).toBeVisible();
    expect(busy()).toBe(0);
  });

  it('says when the team did not play, and asks again for what did not arrive', async () => {
    far.fail('readContractReplay', 'offline');
    await open();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(answer.getByText(saidOf.offline)).toBeVisible();
    far.answer('readContractReplay', {
      ...samples.readContractReplay,
      units: [],
      hasPresent: false,
    });
    await answer.getByRole('button', { name: 'Retry' }).click();
    await expect.element(answer.getByText(/^Your team did not play/u)).toBeVisible();
  });

  it('tells what ends below from what ends of the reader himself', async () => {
    const [below] = samples.readContract.willEnd;
    far.answer('readContract', {
      ...samples.readContract,
      willEnd: below === undefined ? [] : [{ ...below, payee: 'harbour88', cause: 'REPLACED' }],
    });
    await open();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(answer.getByText(/^This ends 1 contract of your own/u)).toBeVisible();
    await expect.element(answer.getByText(/a first dividend counts/u)).toBeVisible();
    expect(answer.getByText(/below you/u).elements()).toEqual([]);
    expect(answer.getByRole('checkbox').elements()).toEqual([]);
  });

  it('says nothing of dividends where a wage is offered', async () => {
    const [offer] = waits.waiting;
    far.answer('readContract', { ...samples.readContract, kind: 'DAILY', willEnd: [] });
    far.answer('readConsolidatedContracts', {
      ...waits,
      waiting: offer === undefined ? [] : [{ ...offer, kind: 'DAILY' }],
    });
    await openPortal('/', { as: 'agent' });
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(answer.getByText('It takes effect with the next unit.')).toBeVisible();
  });

  it('shows what an answer ends, and accepts after that was confirmed', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(answer.getByText(/This ends 1 contract below you/u)).toBeVisible();
    const accept = answer.getByRole('button', { name: 'Accept the contract' });
    await accept.click();
    await expect.element(answer.getByText('Confirm that these contracts may end')).toBeVisible();
    expect(far.calls('processDividendContract')).toEqual([]);
    await answer.getByRole('checkbox', { name: 'I want these contracts to end' }).click();
    expect(answer.getByRole('textbox', { name: 'Payment password' }).elements()).toEqual([]);
    await accept.click();
    await expect.element(answer).not.toBeInTheDocument();
    expect(far.calls('processDividendContract').at(-1)?.body).toEqual({
      contractId: 'ctr_0198f0b02000',
      version: 1,
      action: 'accept',
      confirmEnd: true,
    });
  });

  it('rejects with a reason, and says what is refused', async () => {
    far.refuse('processDividendContract', 'contract_stale');
    await open();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    const reject = page.getByRole('dialog', { name: 'Reject the request' });
    await reject.getByRole('textbox', { name: 'Reason' }).fill('Too little');
    await reject.getByRole('button', { name: 'Reject the request' }).click();
    await expect.element(reject.getByText(refusalText('contract_stale'))).toBeVisible();
    expect(far.calls('processDividendContract').at(-1)?.body).toMatchObject({
      action: 'reject',
      reason: 'Too little',
    });
  });

  it('ends nothing with a no, also after a yes was looked at', async () => {
    await openPortal('/a/agentDividendRecordCopy2?tab=requests', { as: 'agent' });
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.element(answer.getByText(/This ends 1 contract below you/u)).toBeVisible();
    await answer.getByRole('button', { name: 'Cancel' }).last().click();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    const reject = page.getByRole('dialog', { name: 'Reject the request' });
    await expect.element(reject.getByText(/The other side is told/u)).toBeVisible();
    expect(reject.getByText(/This ends/u).elements()).toEqual([]);
  });

  it('says that a yes to a termination ends the contract, and why it was asked for', async () => {
    const [offer] = waits.waiting;
    const ending = {
      payer: 'harbour88',
      payee: 'northgate',
      direction: 'out',
      state: 'TERM_REQUESTED',
      request: {
        type: 'TERMINATION',
        isMine: false,
        askedAt: '2026-03-02T10:00:00Z',
        until: '2026-03-17T10:00:00Z',
      },
      reason: 'We part',
    } as const;
    far.answer('readConsolidatedContracts', {
      ...waits,
      waiting: offer === undefined ? [] : [{ ...offer, ...ending }],
    });
    await openPortal('/', { as: 'agent' });
    await expect.element(dialog.getByText('Reason: We part')).toBeVisible();
    await dialog.getByRole('button', { name: 'Agree to the end' }).click();
    const end = page.getByRole('dialog', { name: 'End the contract' });
    await expect.element(end.getByText('Reason: We part')).toBeVisible();
    await end.getByRole('textbox', { name: 'Payment password' }).fill('482913');
    await end.getByRole('button', { name: 'End the contract' }).click();
    await expect.element(end).not.toBeInTheDocument();
    expect(far.calls('processDividendContract').at(-1)?.body).toMatchObject({ action: 'accept' });
  });

  it('stands right to left in Arabic', async () => {
    await open('agent', 'ar');
    await expect.element(page.getByRole('dialog', { name: 'عقود تنتظرك' })).toBeVisible();
  });

  it('is asked for again on the page of contracts when it did not arrive', async () => {
    far.fail('readConsolidatedContracts', 'offline');
    await openPortal('/a/agentDividendRecordCopy2?tab=requests', { as: 'agent' });
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('readConsolidatedContracts', nothing);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  });
});
