import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPart } from '../../../testing/portal.tsx';
import { BalanceBox } from './balance-box.tsx';

const open = () => openPart(<BalanceBox hasRefresh />, { as: 'member' });
const text = () => document.querySelector('[data-ux="S-08"]')?.textContent;
const busy = () => document.querySelector('[data-ux="S-08"] [aria-busy="true"]');

describe('the balance', () => {
  it('shows no figure before the first answer, and is busy until then', async () => {
    const release = far.hold('readBalance');
    await open();
    await expect.poll(busy).not.toBeNull();
    expect(text()).not.toMatch(/\d/u);
    release();
    await expect.poll(text).toContain('12,480.50');
    await expect.poll(busy).toBeNull();
  });

  it('says that it is unknown where it does not arrive, and is asked for again', async () => {
    far.fail('readBalance', 'badGateway');
    await open();
    await expect.element(page.getByText('Balance unknown')).toBeInTheDocument();
    expect(text()).not.toMatch(/\d/u);
    far.answer('readBalance', samples.readBalance);
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect.poll(text).toContain('12,480.50');
    await expect.element(page.getByText('Balance unknown')).not.toBeInTheDocument();
  });

  it('keeps the last figure where a later answer does not arrive', async () => {
    await open();
    await expect.poll(text).toContain('12,480.50');
    far.fail('readBalance', 'offline');
    const asked = far.calls('readBalance').length;
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect.poll(() => far.calls('readBalance').length).toBeGreaterThan(asked);
    await expect.poll(busy).toBeNull();
    await expect.poll(text).toContain('12,480.50');
  });
});
