import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../testing/portal.tsx';
import { ChunkFailed } from './chunk-failed.tsx';

describe('a page whose script did not arrive', () => {
  it('says so and can be loaded again', async () => {
    await openPart(<ChunkFailed />);
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByRole('heading', { name: "This page didn't load" }))
      .toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'Load again' })).toBeVisible();
  });

  it('speaks Arabic', async () => {
    await openPart(<ChunkFailed />, { locale: 'ar' });
    await expect
      .element(page.getByRole('heading', { name: 'لم يتم تحميل هذه الصفحة' }))
      .toBeVisible();
  });
});
