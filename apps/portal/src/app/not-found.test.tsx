import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../testing/portal.tsx';

describe('an address without a page', () => {
  it.each(['/nothing', '/m/nothing', '/m/personalHistoryCopy/rnd_1/nothing', '/play'])(
    '%s says so, and shows no other page',
    async (address) => {
      await openPortal(address, { as: 'member' });
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('There is no page here');
    },
  );

  it('offers the way home and customer service', async () => {
    const open = vi.fn(() => globalThis.window);
    vi.stubGlobal('open', open);
    const router = await openPortal('/nothing');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Customer service' }).click();
    expect(open).toHaveBeenCalledOnce();
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });
});
