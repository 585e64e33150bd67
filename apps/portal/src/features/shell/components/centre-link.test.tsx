import { ownPicture } from '@portal/protocol';
import { samples } from '@portal/protocol/testing';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPart } from '../../../testing/portal.tsx';
import { CentreLink } from './centre-link.tsx';

const link = page.getByRole('link', { name: /Member centre$/u });
const drawing = () => link.element().querySelector('svg');
const picture = () => link.element().querySelector('img');
const rank = () => link.element().querySelector('.ui-level')?.textContent;

async function openLink(avatar: number | null = null): Promise<void> {
  const member = { ...samples.readMemberInfo, avatar };
  const component = () => <CentreLink member={member} />;
  const router = createRouter({ routeTree: createRootRoute({ component }) });
  await openPart(<RouterProvider router={router as never} />, { as: 'member' });
  await expect.element(link).toBeVisible();
}

describe('the way to the personal centre (S-15)', () => {
  it('has the drawing of the name and leads there while the rank is awaited', async () => {
    const release = far.hold('readVip');
    await openLink();
    await expect.poll(() => far.calls('readVip').length).toBe(1);
    expect(drawing()).not.toBeNull();
    expect(rank()).toBeUndefined();
    const { width } = link.element().getBoundingClientRect();
    release();
    await expect.poll(rank).toBe(String(samples.readVip.vipRankLevel));
    expect(link.element().getBoundingClientRect().width).toBe(width);
    await expect.element(link).toHaveAttribute('href', '/m/overview');
  });

  it('has the drawing of the name while the own picture is awaited', async () => {
    far.answer('readIcon', samples.changeIcon);
    const release = far.hold('readIcon');
    await openLink(ownPicture);
    await expect.poll(() => far.calls('readIcon').length).toBe(1);
    expect([drawing() === null, picture()]).toEqual([false, null]);
    release();
    await expect.poll(() => picture() !== null).toBe(true);
  });

  it.each(['offline', 'badGateway'] as const)(
    'has the drawing of the name and no rank when both are answered by %s',
    async (fault) => {
      far.fail('readIcon', fault);
      far.fail('readVip', fault);
      await openLink(ownPicture);
      await expect.poll(() => far.calls('readIcon').length).toBe(1);
      await expect.poll(() => far.calls('readVip').length).toBe(1);
      expect([drawing() === null, picture(), rank()]).toEqual([false, null, undefined]);
      await expect.element(alert).not.toBeInTheDocument();
      await expect.element(link).toHaveAttribute('href', '/m/overview');
    },
  );
});
