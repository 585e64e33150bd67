import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const narrow = { width: 390 } as const;

describe('the hub of a phone', () => {
  it('offers a visitor to register and to log in', async () => {
    await openPortal('/m', narrow);
    await expect
      .element(main.getByText('Log in to see your balance and your records.'))
      .toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await main.getByRole('button', { name: 'Register' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Open an account' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('has help, the app and the trial for a visitor (S-29)', async () => {
    await openPortal('/m', narrow);
    await expect.element(main.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
    await expect.element(main.getByRole('link', { name: 'App' })).toHaveAttribute('href', '/down');
    await main.getByRole('button', { name: 'Try free' }).click();
    await page.getByRole('button', { name: /or older$/u }).click();
    await expect.poll(() => far.calls('openTrial')).toHaveLength(1);
  });

  it('shows a member the balance and the way to both records', async () => {
    const router = await openPortal('/m', { ...narrow, as: 'member' });
    await expect.element(main.getByText('฿12,480.50')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await expect.element(main.getByRole('link', { name: 'Betting record' })).toBeVisible();
    await main.getByRole('link', { name: 'Account record' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/transactionHistory');
  });

  it('has the ways in and out, of one size', async () => {
    await openPortal('/m', { ...narrow, as: 'member' });
    await expect.element(main.getByText('฿12,480.50')).toBeVisible();
    const ways = [...document.querySelectorAll('main [data-ux="MC-29"] a')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/m/depositv2', '/m/withdraw']);
    const [first, second] = ways.map((way) => way.getBoundingClientRect());
    expect(second?.width).toBe(first?.width);
    expect(second?.height).toBe(first?.height);
  });

  it('leads an agent into the agent centre', async () => {
    const router = await openPortal('/m', { ...narrow, as: 'agent' });
    const centre = main.getByRole('region', { name: 'Agent centre' });
    await expect.element(centre).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await centre.getByRole('link', { name: 'Register centre' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/a/registerCenter');
  });

  it('counts for an agent what waits in the agent centre (MC-26)', async () => {
    far.answer('readBadges', { ...samples.readBadges, agentCount: 3 });
    await openPortal('/m', { ...narrow, as: 'agent' });
    const centre = main.getByRole('region', { name: 'Agent centre' });
    const link = centre.getByRole('link', { name: 'Agent announcements 3 requests or bills wait' });
    await expect.element(link).toHaveAttribute('href', '/a/agentAnnouncement');
    expect(await accessFaults()).toEqual([]);
  });

  it('has no agent centre for whoever is no agent', async () => {
    await openPortal('/m', { ...narrow, as: 'member' });
    await expect.element(main.getByText('Mika')).toBeVisible();
    const centre = main.getByRole('region', { name: 'Agent centre' });
    await expect.element(centre).not.toBeInTheDocument();
  });

  it('hides the balance for whoever looks over the shoulder', async () => {
    await openPortal('/m', { ...narrow, as: 'member' });
    await main.getByRole('button', { name: 'Hide balance' }).click();
    await expect.element(main.getByText('Balance hidden')).toBeInTheDocument();
    await expect.element(main.getByText('฿12,480.50')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Show balance' })).toBeVisible();
  });

  it('waits for the balance', async () => {
    const release = far.hold('readBalance');
    await openPortal('/m', { ...narrow, as: 'member' });
    await expect.element(main.getByText('Mika')).toBeVisible();
    await expect.element(main.getByText('฿12,480.50')).not.toBeInTheDocument();
    release();
    await expect.element(main.getByText('฿12,480.50')).toBeVisible();
  });

  it('shows no balance where the line is down, and asks again on demand', async () => {
    far.fail('readBalance', 'offline');
    await openPortal('/m', { ...narrow, as: 'member' });
    await expect.element(main.getByText('Balance unknown')).toBeInTheDocument();
    far.answer('readBalance', { balance: '7.00', currency: 'THB', currencySymbol: '฿' });
    await main.getByRole('button', { name: 'Refresh balance' }).click();
    await expect.element(main.getByText('฿7.00')).toBeVisible();
  });

  it('asks for a login where the session has ended', async () => {
    far.refuse('readBalance', 'not_signed_in', { ended: 'expired' });
    await openPortal('/m', { ...narrow, as: 'member' });
    await expect
      .element(page.getByRole('dialog', { name: 'Your session has ended' }))
      .toBeVisible();
  });

  it('asks before it logs out', async () => {
    await openPortal('/m', { ...narrow, as: 'member' });
    await main.getByRole('button', { name: 'Log out' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Log out of this device?' }))
      .toBeVisible();
  });

  it('changes to Arabic in place', async () => {
    await openPortal('/m', narrow);
    await main.getByRole('button', { name: /^Language/u }).click();
    await page.getByRole('option', { name: 'العربية' }).click();
    await expect.element(main.getByRole('heading', { name: 'حسابي' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('has a switch for less motion, which this device keeps', async () => {
    await openPortal('/m');
    const calm = page.getByRole('switch', { name: 'Calm mode' });
    await calm.click();
    await expect.element(calm).toBeChecked();
    expect(document.documentElement.dataset['motion']).toBe('calm');
    expect(localStorage.getItem('calmMode')).toBe('1');
    await calm.click();
    expect(document.documentElement.dataset['motion']).toBeUndefined();
  });
});
