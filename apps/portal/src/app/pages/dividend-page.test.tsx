import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';
import { cutChoices } from '../../testing/cut-choices.ts';

const address = '/a/agentDividendRecordCopy2';
const quiet = { ...samples.readConsolidatedContracts, showConsolidated: false };
const none = { ...samples.listContracts, content: [], totalPages: 0, total: 0 };

function open(tab = 'mine', locale: 'en' | 'ar' = 'en') {
  far.answer('readConsolidatedContracts', quiet);
  return openPortal(`${address}?tab=${tab}`, { as: 'agent', locale });
}

describe('the page of Dividend', () => {
  it('shows the own contract with its rows, and asks for its kind', async () => {
    await open();
    await expect.element(page.getByText('In force', { exact: true })).toBeVisible();
    await expect.element(page.getByText('10 %', { exact: true })).toBeVisible();
    expect(far.calls('listContracts').at(-1)?.query).toMatchObject({
      direction: 'in',
      kind: 'DIVIDEND',
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

  it('narrows those below by account, categories and state, and says when none is left', async () => {
    await open('downline');
    const filters = page.getByRole('search', { name: 'Contracts' });
    await filters.getByRole('combobox', { name: 'Counts' }).selectOptions('Slots');
    await filters.getByRole('combobox', { name: 'State' }).selectOptions('In force');
    far.answer('listContracts', none);
    await filters
      .getByRole('searchbox', { name: 'The other side, whole account' })
      .fill('northgate');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() =>
        far.calls('listContracts').findLast(({ query }) => query?.['direction'] === 'out'),
      )
      .toMatchObject({
        query: { kind: 'DIVIDEND', scope: 'RNG', state: 'ACTIVE', account: 'northgate' },
      });
    await expect
      .element(page.getByRole('heading', { name: 'No contract like that' }))
      .toBeVisible();
    expect(await accessFaults()).toEqual([]);
    far.answer('listContracts', samples.listContracts);
    await filters.getByRole('button', { name: /clear all/iu }).click();
    await expect.element(page.getByText('10 %', { exact: true }).first()).toBeVisible();
    expect(far.calls('listContracts').at(-1)?.query).not.toHaveProperty('account');
  });

  it('is busy until they are there', async () => {
    const release = far.hold('listContracts');
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dividend' })).toBeVisible();
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

  it('is busy until it is known what waits, and says that nothing does', async () => {
    far.answer('readConsolidatedContracts', { ...quiet, waiting: [] });
    const release = far.hold('readConsolidatedContracts');
    await openPortal(`${address}?tab=requests`, { as: 'agent' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dividend' })).toBeVisible();
    const busy = () => document.querySelectorAll('main [aria-busy="true"]').length;
    expect(busy()).toBe(1);
    release();
    await expect.element(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    expect(busy()).toBe(0);
  });

  it.each([390, 320])('cuts no choice of its filters on a phone of %i', async (width) => {
    far.answer('readConsolidatedContracts', quiet);
    await openPortal(`${address}?tab=records`, { as: 'agent', width });
    const scopes = page.getByRole('combobox', { name: 'Counts' });
    await expect.element(scopes).toBeVisible();
    expect(cutChoices()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('stands right to left in Arabic', async () => {
    await open('mine', 'ar');
    await expect.element(page.getByRole('tab', { name: 'عقدي' })).toBeVisible();
  });
});
