import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../testing/portal.tsx';

const banner = page.getByRole('banner');
const back = banner.getByRole('button', { name: 'Back' });
const narrow = { width: 390 } as const;

describe('the title bar of a phone', () => {
  it('says where one is, beside the heading for screen readers', async () => {
    await openPortal('/m/transactionHistory', { ...narrow, as: 'member' });
    await expect.element(banner.getByText('Account record')).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Account record');
    const { width, height } = back.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  it.each(['/live', '/promotions', '/join'])(
    'is whole for a visitor at 320: %s',
    async (address) => {
      await openPortal(address, { width: 320 });
      await expect.element(back).toBeVisible();
      const title = () => banner.element().querySelector<HTMLElement>('.line-clamp-2');
      await expect.poll(() => title()?.textContent).toMatch(/\w/u);
      const {
        scrollWidth = 1,
        clientWidth = 0,
        scrollHeight = 1,
        clientHeight = 0,
      } = title() ?? {};
      expect(scrollWidth).toBe(clientWidth);
      // Letters may reach a pixel beyond their line.
      expect(scrollHeight - clientHeight).toBeLessThan(4);
    },
  );

  it('goes back to where one came from', async () => {
    const router = await openPortal('/m', { ...narrow, as: 'member' });
    await expect.element(back).not.toBeInTheDocument();
    await router.navigate({ to: '/rng' });
    await expect.element(banner.getByText('Slots')).toBeVisible();
    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe('/m');
  });

  it.each([
    ['/rng', '/'],
    ['/m/transactionHistory', '/m'],
  ])('leads from %s, opened by its address, to %s', async (address, parent) => {
    const router = await openPortal(address, { ...narrow, as: 'member' });
    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe(parent);
  });

  it('has customer service for members, so that nothing floats over rows', async () => {
    await openPortal('/m/transactionHistory', { width: 320, as: 'member' });
    const service = page.getByRole('button', { name: 'Customer service' });
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    expect(service.elements()).toHaveLength(1);
    await expect.element(banner.getByRole('button', { name: 'Customer service' })).toBeVisible();
  });

  it('stands on no tab of the bottom bar and on no desktop', async () => {
    await openPortal('/', narrow);
    await expect.element(banner.getByRole('link', { name: 'Lamplight, home' })).toBeVisible();
    await expect.element(back).not.toBeInTheDocument();
    await page.viewport(1280, 900);
    await expect.element(back).not.toBeInTheDocument();
  });
});
