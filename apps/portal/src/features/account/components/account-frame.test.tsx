import { Badge, BookIcon, WalletIcon } from '@portal/ui';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlace } from '../../../shared/account/place.ts';
import { openPart } from '../../../testing/portal.tsx';
import { AccountFrame } from './account-frame.tsx';

const places: readonly AccountPlace[] = [
  {
    path: '/m/transactionHistory',
    title: 'statement',
    place: { section: 'wallet', icon: WalletIcon, badge: () => <Badge count={120} /> },
  },
  {
    path: '/m/personalHistoryCopy',
    title: 'record',
    place: { section: 'records', icon: BookIcon },
  },
];

describe('the menu of a centre', () => {
  it('has a heading for each section that has places, and the counts of what waits', async () => {
    const frame = () => (
      <AccountFrame centre="agent" member={samples.readMemberInfo} places={places}>
        <h1>Page</h1>
      </AccountFrame>
    );
    const router = createRouter({ routeTree: createRootRoute({ component: frame }) });
    await openPart(<RouterProvider router={router as never} />);
    const menu = page.getByRole('navigation', { name: 'Agent centre' });
    await expect.element(menu.getByRole('link', { name: 'Account record 99+' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'Betting record' })).toBeVisible();
    const headings = menu.getByRole('heading').elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Wallet', 'Records']);
  });
});
