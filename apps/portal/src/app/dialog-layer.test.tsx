import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { openPortal } from '../testing/portal.tsx';
import { dialogs } from './dialog-register.ts';

const { games } = dialogs;
const line = Promise.withResolvers<never>();

afterEach(() => {
  Object.assign(dialogs, { games });
});

describe('a dialog whose script is on its way', () => {
  it('shows the loader over the page, which goes when the script fails', async () => {
    Object.assign(dialogs, { games: lazy(() => line.promise) });
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
