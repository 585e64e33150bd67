import { Badge, BellIcon, StarIcon, WalletIcon } from '@portal/ui';
import { samples } from '@portal/protocol/testing';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPlace } from '../../../shared/account/place.ts';
import { far, openPart } from '../../../testing/portal.tsx';
import { MemberArea } from './member-area.tsx';

const path = '/m/transactionHistory';
const section = 'wallet';
const deposit = { section, icon: WalletIcon, header: 'deposit' } as const;
const places: readonly AccountPlace[] = [
  { path, title: 'statement', place: deposit },
  { path, title: 'record', place: { ...deposit, header: 'withdraw' } },
  {
    path,
    title: 'statement',
    place: { section, icon: BellIcon, header: 'messages', badge: () => <Badge count={120} /> },
  },
  { path, title: 'record', place: { section, icon: StarIcon, header: 'rewards' } },
];

const inHeader = (id: string) => document.querySelector<HTMLElement>(`[data-ux="${id}"]`);

async function openArea({
  isTrial = false,
  ...props
}: {
  readonly isDesktop: boolean;
  readonly places: readonly AccountPlace[];
  readonly agentPlaces?: readonly AccountPlace[];
  readonly isTrial?: boolean;
}): Promise<void> {
  const area = () => (
    <div className="flex gap-2">
      <MemberArea
        agentPlaces={[]}
        {...props}
        member={{ ...samples.readMemberInfo, isTrial }}
        wallet={() => <p>Net</p>}
        panels={{ deposit: () => <p>Ways in</p>, withdraw: () => <p>Ways out</p> }}
      />
    </div>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: area }) });
  await openPart(<RouterProvider router={router as never} />, {
    as: 'member',
    width: props.isDesktop ? 1280 : 390,
  });
  await expect.element(page.getByRole('button', { name: 'Wallet ฿12,480.50' })).toBeVisible();
}

describe("the member's end of the header", () => {
  it('draws the pages that have a place in it, in the order of the places', async () => {
    await openArea({ isDesktop: true, places: places.toReversed() });
    const ids = ['S-08', 'S-10', 'S-11', 'S-13', 'S-14', 'S-15'];
    const shown = ids.map((id) => inHeader(id)?.getBoundingClientRect().x ?? Number.NaN);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(inHeader('S-10')?.offsetHeight).toBe(inHeader('S-11')?.offsetHeight);
    await expect.element(page.getByRole('link', { name: 'Account record 99+' })).toBeVisible();
    expect(inHeader('S-16')).toBeNull();
  });

  it('opens the wallet by a press on the balance', async () => {
    await openArea({ isDesktop: true, places: [] });
    await page.getByRole('button', { name: 'Wallet ฿12,480.50' }).click();
    await expect.element(page.getByText('Net')).toBeVisible();
  });

  it('opens what can be paid in and out below its two buttons', async () => {
    await openArea({ isDesktop: true, places });
    await page.getByRole('button', { name: 'Account record', exact: true }).first().click();
    await expect.element(page.getByText('Ways in')).toBeVisible();
    await page.getByRole('button', { name: 'Betting record' }).first().click();
    await expect.element(page.getByText('Ways out')).toBeVisible();
    await expect.element(page.getByText('Ways in')).not.toBeInTheDocument();
  });

  it('leads a trial to the page, which says why it has none', async () => {
    await openArea({ isDesktop: true, places, isTrial: true });
    expect(inHeader('S-10')).toHaveAttribute('href', path);
    expect(inHeader('S-11')).toHaveAttribute('href', path);
  });

  it('leads an agent to the agent centre', async () => {
    await openArea({ isDesktop: true, places: [], agentPlaces: places });
    const link = page.getByRole('link', { name: 'Agent', exact: true });
    await expect.element(link).toHaveAttribute('href', path);
    expect(inHeader('S-16')?.textContent.trim()).toBe('Agent');
  });

  it('counts at the agent centre what waits there', async () => {
    far.answer('readBadges', { ...samples.readBadges, agentCount: 3 });
    await openArea({ isDesktop: true, places: [], agentPlaces: places });
    const link = page.getByRole('link', { name: 'Agent 3 requests or bills wait' });
    await expect.element(link).toHaveAttribute('href', path);
  });

  it('has messages, balance and deposit on a phone, each of 44 px', async () => {
    await openArea({ isDesktop: false, places });
    expect(inHeader('S-11')).toBeNull();
    for (const id of ['S-10', 'S-13']) {
      const { width = 0, height = 0 } = inHeader(id)?.getBoundingClientRect() ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
