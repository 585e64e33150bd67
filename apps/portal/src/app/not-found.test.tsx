import { describe, expect, it } from 'vitest';
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
});
