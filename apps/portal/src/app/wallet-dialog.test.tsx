import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../testing/portal.tsx';

const bar = page.getByRole('navigation', { name: 'Main' });
const wallet = page.getByRole('dialog', { name: 'Wallet' });
const narrow = { width: 390 } as const;

describe('the wallet of a phone', () => {
  it('shows the balance and leads to both records', async () => {
    const router = await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Wallet' }).click();
    await expect.element(wallet.getByText('฿12,480.50')).toBeVisible();
    await wallet.getByRole('link', { name: 'Betting record' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/personalHistoryCopy');
    await expect.element(wallet).not.toBeInTheDocument();
  });

  it('opens by a press on the balance of the header', async () => {
    await openPortal('/m', { ...narrow, as: 'member' });
    await page.getByRole('banner').getByRole('button', { name: 'Wallet ฿12,480.50' }).click();
    await expect.element(wallet.getByText('Net today')).toBeVisible();
  });

  it('has the last movements, the time of the play, and the way to the limits', async () => {
    const router = await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Wallet' }).click();
    const latest = wallet.getByRole('list', { name: 'Last movements' });
    await expect.element(latest.getByText('Stake')).toBeVisible();
    expect(far.calls('listStatementLines').at(-1)?.query).toMatchObject({ limit: '3' });
    await expect.element(wallet.getByText('42 min')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await wallet.getByRole('link', { name: 'Limits and breaks' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/limits');
    await expect.element(wallet).not.toBeInTheDocument();
  });

  it('waits for the balance, in its place', async () => {
    const release = far.hold('readBalance');
    await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Wallet' }).click();
    await expect.element(wallet).toBeVisible();
    await expect.element(wallet.getByRole('status', { name: 'Loading' })).toBeVisible();
    release();
    await expect.element(wallet.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('leaves out movements where there are none, or they do not arrive', async () => {
    far.answer('listStatementLines', { ...samples.listStatementLines, content: [] });
    await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Wallet' }).click();
    await expect.element(wallet.getByText('Net today')).toBeVisible();
    await expect.poll(() => far.calls('listStatementLines')).toHaveLength(1);
    const latest = wallet.getByRole('list', { name: 'Last movements' });
    await expect.element(latest).not.toBeInTheDocument();
  });

  it('says that the balance is unknown when it does not arrive', async () => {
    far.fail('readBalance', 'offline');
    await openPortal('/m', { ...narrow, as: 'member' });
    await bar.getByRole('button', { name: 'Wallet' }).click();
    await expect.element(wallet.getByText('Balance unknown')).toBeInTheDocument();
  });

  it('asks a visitor to log in, and opens after that', async () => {
    await openPortal('/m', narrow);
    await bar.getByRole('button', { name: 'Wallet' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('textbox', { name: 'Username' }).fill('harbour88');
    await login.getByRole('textbox', { name: 'Password' }).fill('a lamp over the quay');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect.element(wallet.getByText('฿12,480.50')).toBeVisible();
  });
});
