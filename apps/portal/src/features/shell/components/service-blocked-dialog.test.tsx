import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { openPortal } from '../../../testing/portal.tsx';

const url = 'https://service.example/chat';

describe('the dialog of a blocked window', () => {
  it.each(['en', 'ar'] as const)('offers the same in a tab, in %s', async (locale) => {
    await openPortal('/m', { locale });
    useDialogs.getState().show('serviceBlocked', { url });
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('link')).toHaveAttribute('href', url);
    await dialog.getByRole('button').last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
