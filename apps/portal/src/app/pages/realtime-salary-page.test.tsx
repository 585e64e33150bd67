import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { nowMs } from '../../shared/time/clock.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/a/agentRealtimeSalary';
const quiet = { ...samples.readConsolidatedContracts, showConsolidated: false };
const none = { ...samples.listContracts, content: [], totalPages: 0, total: 0 };

function open(tab = 'mine', locale: 'en' | 'ar' = 'en') {
  far.answer('readConsolidatedContracts', quiet);
  return openPortal(`${address}?tab=${tab}`, { as: 'agent', locale });
}

describe('the page of Real-time salary', () => {
  it('shows the own contract with its rows, and asks for its kind', async () => {
    await open();
    await expect.element(page.getByText('In force', { exact: true })).toBeVisible();
    await expect.element(page.getByText('10 %', { exact: true })).toBeVisible();
    expect(far.calls('listContracts').at(-1)?.query).toMatchObject({
      direction: 'in',
      kind: 'REALTIME',
    });
    await page.getByRole('button', { name: 'Ask to end it' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Ask to end the contract' }))
      .toBeVisible();
  });

  it('says that there is none yet, in both directions', async () => {
    far.answer('listContracts', none);
    await open();
    await expect.element(page.getByRole('heading', { name: 'No contract yet' })).toBeVisible();
    await page.getByRole('tab', { name: 'Downline contracts' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'No contracts below you' }))
      .toBeVisible();
  });

  it('is busy until they are there', async () => {
    const release = far.hold('listContracts');
    await open();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Real-time salary' }))
      .toBeVisible();
    release();
    await expect.element(page.getByText('10 %', { exact: true })).toBeVisible();
  });

  it('says that the line is down, and asks again', async () => {
    far.fail('listContracts', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('listContracts', samples.listContracts);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('10 %', { exact: true })).toBeVisible();
  });

  it('has the day so far with its windows, and when the next one ends', async () => {
    const window = {
      endsAt: '2026-03-09T08:05:00Z',
      validBet: '1200.00',
      active: 2,
      entitled: '6.00',
      delta: '2.50',
      pay: '2.50',
    };
    far.answer('readContractBill', { ...samples.readContractBill, windows: [window] });
    await open('records');
    const today = page.getByRole('region', { name: 'Today so far' });
    await expect.element(today.getByText(/^Next window in [0-5]:\d\d$/u)).toBeVisible();
    await expect.element(today.getByText('1,200.00')).toBeVisible();
    expect(far.calls('listContractBills')[0]?.query).toMatchObject({ kind: 'REALTIME' });
  });

  it('keeps what was there when it cannot be refreshed, and says of when it is', async () => {
    await open('records');
    const today = page.getByRole('region', { name: 'Today so far' });
    await expect.element(today.getByText('Comes to').first()).toBeVisible();
    const stale = today.getByText(/^Not refreshed since \d\d:\d\d\./u);
    expect(stale.elements()).toEqual([]);
    far.fail('listContractBills', 'badGateway');
    for (const line of ['offline', 'online']) {
      globalThis.dispatchEvent(new Event(line));
    }
    await expect.element(stale).toBeVisible();
    await expect.element(today.getByText('Comes to').first()).toBeVisible();
  });

  it('promises no window to who has no contract that is in force', async () => {
    const [over] = samples.listContracts.content;
    const ended = { state: 'TERMINATED', endsAt: '2026-02-20T17:00:00Z' } as const;
    far.answer('listContracts', {
      ...samples.listContracts,
      content: over === undefined ? [] : [{ ...over, ...ended }],
    });
    far.answer('listContractBills', { content: [], nextCursor: null });
    await open('records');
    const today = page.getByRole('region', { name: 'Today so far' });
    await expect.element(today.getByText(/^You have no real-time contract/u)).toBeVisible();
    expect(today.getByText(/^Next window/u).elements()).toEqual([]);
    expect(today.getByText(/^Nothing was turned over/u).elements()).toEqual([]);
  });

  it('says that nothing was turned over today', async () => {
    far.answer('listContractBills', { content: [], nextCursor: null });
    await open('records');
    await expect
      .element(page.getByText('Nothing was turned over in your team today.'))
      .toBeVisible();
  });

  it('says nothing of the play before the first window of a contract is counted', async () => {
    const windowMs = 300_000;
    const startsAt = new Date(Math.floor(nowMs() / windowMs) * windowMs).toISOString();
    const content = samples.listContracts.content.map((row) => ({ ...row, startsAt }));
    far.answer('listContracts', { ...samples.listContracts, content });
    far.answer('listContractBills', { content: [], nextCursor: null });
    await open('records');
    const today = page.getByRole('region', { name: 'Today so far' });
    await expect.element(today.getByText(/^The first window of your contract/u)).toBeVisible();
    await expect.element(today.getByText(/^Next window/u)).toBeVisible();
    expect(today.getByText(/^Nothing was turned over/u).elements()).toEqual([]);
  });

  it('stands right to left in Arabic', async () => {
    await open('mine', 'ar');
    await expect.element(page.getByRole('tab', { name: 'عقدي' })).toBeVisible();
  });
});
