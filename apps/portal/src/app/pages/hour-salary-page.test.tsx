import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/a/agentHourSalary';
const quiet = { ...samples.readConsolidatedContracts, showConsolidated: false };
const none = { ...samples.listContracts, content: [], totalPages: 0, total: 0 };

function open(tab = 'mine', locale: 'en' | 'ar' = 'en') {
  far.answer('readConsolidatedContracts', quiet);
  return openPortal(`${address}?tab=${tab}`, { as: 'agent', locale });
}

describe('the page of Hourly salary', () => {
  it('shows the own contract with its rows, and asks for its kind', async () => {
    await open();
    await expect.element(page.getByText('In force', { exact: true })).toBeVisible();
    await expect.element(page.getByText('10 %', { exact: true })).toBeVisible();
    expect(far.calls('listContracts').at(-1)?.query).toMatchObject({
      direction: 'in',
      kind: 'HOURLY',
    });
    await page.getByRole('button', { name: 'Ask to end it' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Ask to end the contract' }))
      .toBeVisible();
  });

  it('names an hour by the clock of the site, not by its key', async () => {
    const hour = {
      kind: 'HOURLY',
      unitKey: '2026-03-01T17',
      startsAt: '2026-03-01T17:00:00Z',
    } as const;
    const content = samples.listContractBills.content.map((bill) => ({ ...bill, ...hour }));
    far.answer('listContractBills', { ...samples.listContractBills, content });
    await open('records');
    await expect.element(page.getByText('2026-03-02\u00A000:00')).toBeVisible();
    expect(document.body.textContent).not.toContain('2026-03-01T17');
  });

  it('shows one day at a time, today unless the address names another', async () => {
    await open('records');
    await expect.poll(() => far.calls('listContractBills')).toHaveLength(1);
    const { from, to } = far.calls('listContractBills')[0]?.query ?? {};
    expect(from).toBe(to);
    await openPortal(`${address}?tab=records&from=2026-03-01&to=2026-03-01`, { as: 'agent' });
    const asked = () => far.calls('listContractBills').at(-1)?.query;
    await expect.poll(asked).toMatchObject({ from: '2026-03-01', to: '2026-03-01' });
    await page.getByRole('button', { name: 'Previous dates' }).last().click();
    await expect.poll(asked).toMatchObject({ from: '2026-02-28', to: '2026-02-28' });
    await openPortal(`${address}?tab=records&from=2026-02-01&to=2026-02-20`, { as: 'agent' });
    await expect.poll(asked).toMatchObject({ from, to });
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

  it('offers nothing to whoever is not paid by the hour', async () => {
    far.answer('listContracts', none);
    await open('downline');
    await expect.element(page.getByText(/^You need a contract of this kind/u)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Offer a contract' }))
      .not.toBeInTheDocument();
  });

  it('says of a contract by day that it begins later, or that it still pays', async () => {
    const [running] = samples.listContracts.content;
    const later = { ...samples.readContract, ...running, kind: 'DAILY', state: 'ACTIVE' } as const;
    const { willEnd: _shownToThePayee, ...contract } = later;
    const content = [
      { ...contract, id: 'ctr_0198f0b0a001', startsAt: '2099-03-01T17:00:00Z', endsAt: null },
      {
        ...contract,
        id: 'ctr_0198f0b0a002',
        state: 'TERMINATED',
        startsAt: '2026-01-01T17:00:00Z',
        endsAt: '2099-03-01T17:00:00Z',
      },
    ] as const;
    far.answer('listContracts', { ...samples.listContracts, content: [...content] });
    await open();
    await expect.element(page.getByText('Agreed, begins 2099-03-02')).toBeVisible();
    await expect.element(page.getByText('In force until 2099-03-01')).toBeVisible();
  });

  it('is busy until they are there', async () => {
    const release = far.hold('listContracts');
    await open();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Hourly salary' }))
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

  it('stands right to left in Arabic', async () => {
    await open('mine', 'ar');
    await expect.element(page.getByRole('tab', { name: 'عقدي' })).toBeVisible();
  });
});
