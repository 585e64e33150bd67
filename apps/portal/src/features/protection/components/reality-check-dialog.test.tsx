import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { alert, far, openPortal, saidOf } from '../../../testing/portal.tsx';

const dialog = page.getByRole('dialog', { name: 'A look at the clock' });
const keep = dialog.getByRole('button', { name: 'Keep playing' });

async function open(locale: 'en' | 'ar' = 'en') {
  const router = await openPortal('/m/transactionHistory', { as: 'member', locale });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  useDialogs.getState().show('realityCheck');
  return router;
}

describe('the reality check', () => {
  it('shows time, stakes, returns and the result, and stays until it is answered (R8)', async () => {
    await open();
    await expect.element(dialog.getByText(/120\.00/u)).toBeVisible();
    await expect.element(dialog.getByText('42 min')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(keep).toBeVisible();
    await keep.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('acknowledgeCheck')).toHaveLength(1);
  });

  it.each(['too_many_requests', 'overloaded'] as const)('stays when refused: %s', async (code) => {
    far.refuse('acknowledgeCheck', code);
    await open();
    await keep.click();
    await expect.element(alert.getByText(refusalText(code))).toBeVisible();
    await expect.element(keep).toBeVisible();
  });

  it('leads to a break, and to the record of play', async () => {
    const router = await open();
    await dialog.getByRole('button', { name: 'Take a break' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
    useDialogs.getState().show('realityCheck');
    await dialog.getByRole('button', { name: 'See what I played' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/personalHistoryCopy');
  });

  it('leads to the log-out', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Log out of this device?' }))
      .toBeVisible();
  });

  it('is answered without numbers when they do not arrive', async () => {
    far.fail('readProtection', 'offline');
    await open();
    await expect.element(dialog.getByText(saidOf.offline)).toBeVisible();
    far.answer('readProtection', samples.readProtection);
    await keep.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is busy until its numbers are there', async () => {
    const release = far.hold('readProtection');
    await open();
    await expect.element(keep).toBeVisible();
    release();
    await expect.element(dialog.getByText('42 min')).toBeVisible();
  });

  it('stands in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('button', { name: 'تابع اللعب' })).toBeVisible();
  });
});
