import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, asked, openDesk } from '../../testing/desk.tsx';
import { auditChain, auditPage } from '../../testing/samples.ts';

beforeEach(() => {
  answer('GET audit', () => ({ value: auditPage }));
  answer('GET audit/chain', () => ({ value: auditChain() }));
});

describe('the audit page', () => {
  it('shows who did what and why, and that the chain holds', async () => {
    openDesk('/audit');
    await expect.element(page.getByRole('row', { name: /harbour.*Locked/u })).toBeVisible();
    await expect.element(page.getByText('Holds')).toBeVisible();
    await expect.element(page.getByText('Sealed up to entry 1,234')).toBeVisible();
  });

  it('names the places where the chain is broken', async () => {
    const faults = [
      { kind: 'entry_changed' as const, position: '7', entryId: 'trl_0198f0aa7001' },
      { kind: 'tail_missing' as const, position: '9', entryId: null },
    ];
    answer('GET audit/chain', () => ({ value: auditChain({ holds: false, faults }) }));
    openDesk('/audit');
    await expect.element(page.getByText('Broken')).toBeVisible();
    await expect.element(page.getByText('7 · trl_0198f0aa7001')).toBeVisible();
    await expect.element(page.getByText('The end was cut off')).toBeVisible();
  });

  it('has the chain verified and waits for the outcome', async () => {
    const isChecked = () => asked.some(({ path }) => path === 'audit/chain/check');
    answer('POST audit/chain/check', () => ({ value: {} }));
    answer('GET audit/chain', () => ({
      value: auditChain(isChecked() ? { at: '2026-03-02T12:00:00Z' } : {}),
    }));
    openDesk('/audit');
    const button = page.getByRole('button', { name: 'Verify now' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button, { timeout: 5000 }).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says so when the chain cannot be asked for, and keeps the entries', async () => {
    answer('GET audit/chain', () => ({ refusal: 'internal_error', status: 500 }));
    openDesk('/audit');
    await expect.element(page.getByText("The seal can't be shown")).toBeVisible();
    await expect.element(page.getByRole('row', { name: /harbour/u })).toBeVisible();
  });
});
