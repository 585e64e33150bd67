import { lazy } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { openPortal } from '../testing/portal.tsx';

const line = vi.hoisted(() => Promise.withResolvers<never>());

vi.mock('./dialog-register.ts', () => ({ dialogs: { games: lazy(() => line.promise) } }));

describe('a dialog whose script is on its way', () => {
  it('shows the loader over the page, which goes when the script fails', async () => {
    await openPortal('/down');
    useDialogs.getState().show('games');
    const loader = page.getByRole('status', { name: 'Loading' });
    await expect.element(loader).toBeVisible();
    line.reject(new Error('offline'));
    await expect
      .element(page.getByRole('heading', { name: "This page didn't load" }))
      .toBeVisible();
    await expect.element(loader).not.toBeInTheDocument();
  });
});
