import { assertDefined } from '@portal/money';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/a/agentDailyWages2';
const quiet = { ...samples.readConsolidatedContracts, showConsolidated: false };
const none = { ...samples.listContracts, content: [], totalPages: 0, total: 0 };

function open(tab = 'mine', locale: 'en' | 'ar' = 'en') {
  far.answer('readConsolidatedContracts', quiet);
  return openPortal(`${address}?tab=${tab}`, { as: 'agent', locale });
}

describe('the page of Daily wage', () => {
  it('shows the own contract with its rows, and asks for its kind', async () => {
    await open();
    await expect.element(page.getByText('In force', { exact: true })).toBeVisible();
    await expect.element(page.getByText('10 %', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Paid too much.*350/u)).toBeVisible();
    expect(far.calls('listContracts').at(-1)?.query).toMatchObject({
      direction: 'in',
      kind: 'DAILY',
    });
    await page.getByRole('button', { name: 'Ask to end it' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Ask to end the contract' }))
      .toBeVisible();
  });

  it('has as many records at once as the reader chooses (B5)', async () => {
    await open('records');
    const asked = () => far.calls('listContractBills').at(-1)?.query;
    await expect.poll(asked).toMatchObject({ limit: '20' });
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('10 per page');
    await expect.poll(asked).toMatchObject({ limit: '10' });
  });

  it('has a place of its own for each sum on the narrowest phone, and figures in one line', async () => {
    const bill = assertDefined(samples.listContractBills.content[0], 'a sample');
    const sums = { received: '1234567.00', toReceive: '7654321.00' };
    far.answer('readContractBillSums', { ...samples.readContractBillSums, ...sums });
    far.answer('listContractBills', { nextCursor: null, content: [{ ...bill, active: 1700 }] });
    await open('records');
    await page.viewport(320, 844);
    await expect.element(page.getByText('฿7,654,321.00')).toBeVisible();
    const stats = [...document.querySelectorAll('.ui-stat')];
    expect(stats).toHaveLength(4);
    expect(stats.filter((stat) => stat.scrollWidth > stat.clientWidth)).toEqual([]);
    await page.viewport(1280, 800);
    expect(
      page
        .getByText(/^Active 1,700$/u)
        .element()
        .getClientRects(),
    ).toHaveLength(1);
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
    await expect.element(page.getByRole('heading', { level: 1, name: 'Daily wage' })).toBeVisible();
    expect(document.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0);
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
