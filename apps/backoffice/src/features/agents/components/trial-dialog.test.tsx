import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../../testing/desk.tsx';

const address = `/members/${samples.readMember.id}`;
const dialog = page.getByRole('dialog', { name: 'Try other terms' });
const run = dialog.getByRole('button', { name: 'Compute it' });
const rate = dialog.getByRole('textbox', { name: 'Rate in percent' }).first();

async function open(): Promise<void> {
  await openDesk(address);
  await page.getByRole('button', { name: 'Try other terms' }).first().click();
}

describe('other terms for past units', () => {
  it('begin with the rows that stand, and show both sums and the difference', async () => {
    await open();
    await rate.fill('17.5');
    await run.click();
    await expect
      .element(dialog.getByRole('table', { name: 'Past units under both terms' }))
      .toBeVisible();
    await expect.element(dialog.getByText(/455/u).first()).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    expect(JSON.stringify(far.calls('tryContractTerms').at(-1)?.body)).toContain('"rate":"17.5"');
  });

  it('say when no unit lies within the days', async () => {
    const nothing = { units: [], proposed: '0.00', present: '0.00', difference: '0.00' };
    far.answer('tryContractTerms', { ...samples.tryContractTerms, ...nothing });
    await open();
    await run.click();
    await expect.element(dialog.getByText(/^No unit of this contract/u)).toBeVisible();
  });

  it('say what was refused, and what is no figure', async () => {
    far.refuse('tryContractTerms', 'team_too_large', { most: 10_000 });
    await open();
    await rate.fill('much');
    await run.click();
    await expect.element(dialog.getByText('Enter a figure')).toBeVisible();
    await rate.fill('2');
    await run.click();
    await expect.element(dialog.getByText(refusalText('team_too_large'))).toBeVisible();
  });
});
