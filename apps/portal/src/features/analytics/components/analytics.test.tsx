import { samples } from '@portal/protocol/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';
import { browserTab } from '../../../shared/device/browser-tab.ts';
import { useConsent } from '../../../shared/site/consent.ts';

const { readStatus: system } = samples;
const boot = {
  system: { ...system, info: { ...system.info, analytics: { gtagId: 'G-LAMP1' } }, notices: [] },
};
const state = globalThis as unknown as Record<string, unknown>;
const tag = () => document.querySelector('script[src*="googletagmanager"]');
const question = page.getByRole('region', { name: 'Counting visits' });

beforeEach(() => {
  useConsent.setState({ consent: undefined });
});

afterEach(() => {
  tag()?.remove();
  delete state['dataLayer'];
});

const events = () =>
  [...((state['dataLayer'] ?? []) as ArrayLike<unknown>[])]
    .map((command) => Array.from(command))
    .filter(([kind]) => kind === 'event');

describe('the analytics of a site', () => {
  it('ask first, and load nothing before', async () => {
    await openPortal('/down', { boot });
    await expect.element(question).toBeVisible();
    expect(tag()).toBeNull();
    await question.getByRole('button', { name: 'No' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(tag()).toBeNull();
    expect(localStorage.getItem('analyticsConsent')).toBe('no');
  });

  it('count a page after a yes, and never one of games', async () => {
    const router = await openPortal('/down?affiliateCode=SECRET', { boot });
    await question.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(tag).not.toBeNull();
    await expect.poll(() => events().length).toBe(1);
    expect(JSON.stringify(events())).not.toContain('SECRET');
    expect(state['ga-disable-G-LAMP1']).toBe(false);
    await router.navigate({ to: '/help' });
    await expect.poll(() => events().length).toBe(2);
  });

  it('leave their document for a new one before a page of games or money is shown', async () => {
    const goTo = vi.spyOn(browserTab, 'goTo').mockReturnValue(undefined);
    useConsent.setState({ consent: 'yes' });
    const router = await openPortal('/down', { boot, as: 'member' });
    await expect.poll(() => events().length).toBe(1);
    for (const [to, href] of [
      ['/m/deposit', '/m/deposit'],
      ['/rng', '/rng?sort=new'],
    ] as const) {
      void router.navigate({ href });
      await expect.poll(() => goTo.mock.calls.at(-1)).toEqual([href]);
      await expect
        .element(page.getByRole('heading', { level: 1, name: /as an app/u }))
        .toBeVisible();
      expect(router.state.resolvedLocation?.pathname).not.toBe(to);
    }
    expect(events()).toHaveLength(1);
    goTo.mockRestore();
  });

  it('load nothing into the document of a page of games, whose policy would refuse it', async () => {
    useConsent.setState({ consent: 'yes' });
    const router = await openPortal('/hot', { boot });
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await router.navigate({ to: '/down' });
    await expect.element(page.getByRole('heading', { level: 1, name: /as an app/u })).toBeVisible();
    await expect.poll(() => state['ga-disable-G-LAMP1']).toBe(true);
    expect(tag()).toBeNull();
  });

  it('do not ask on a page of games, nor on a site that counts nothing', async () => {
    await openPortal('/hot', { boot });
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('are asked about again from the footer', async () => {
    useConsent.setState({ consent: 'no' });
    await openPortal('/down', { boot });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Counting visits' }).click();
    await expect.element(question).toBeVisible();
  });
});
