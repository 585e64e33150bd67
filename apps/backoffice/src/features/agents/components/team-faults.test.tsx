import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../../testing/desk.tsx';

const title = page.getByRole('heading', { name: 'Sums of teams that are wrong' });
const dialog = page.getByRole('dialog', { name: 'Take over the facts' });
const send = dialog.getByRole('button', { name: 'Take over the facts' });
const reason = dialog.getByRole('textbox', { name: 'Reason' });

describe('the alarm of the nightly proof', () => {
  it('says which sums are wrong, with both values', async () => {
    await openDesk('/owedByAgents');
    await expect.element(title).toBeVisible();
    await expect.element(page.getByText('8200.00 → 8000.00')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('is silent while every sum agrees', async () => {
    far.answer('listTeamFaults', { ...samples.listTeamFaults, content: [], total: 0 });
    await openDesk('/owedByAgents');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(title).not.toBeInTheDocument();
  });

  it('takes over the facts with a reason, and says what is refused', async () => {
    await openDesk('/owedByAgents');
    await page.getByRole('button', { name: 'Take over the facts' }).click();
    await send.click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    await reason.fill('nothing is on its way');
    far.refuse('repairTeamSums', 'not_found');
    await send.click();
    await expect.element(dialog.getByText(refusalText('not_found'))).toBeVisible();
    far.answer('repairTeamSums', samples.repairTeamSums);
    await send.click();
    await expect.element(page.getByText('The sums are put right').first()).toBeInTheDocument();
    expect(far.calls('repairTeamSums').at(-1)?.body).toEqual({
      day: '2026-03-08',
      agentId: 'mbr_0198f0aa0000',
      category: 'LIVE',
      reason: 'nothing is on its way',
    });
  });

  it('says that it cannot be shown, and asks again', async () => {
    far.fail('listTeamFaults', 'offline');
    await openDesk('/owedByAgents');
    await expect.element(page.getByText("The proof of the sums can't be shown")).toBeVisible();
    far.answer('listTeamFaults', samples.listTeamFaults);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(title).toBeVisible();
  });
});
