import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionToken } from '../shared/client/portal-client.ts';
import { inTime } from '../shared/client/in-time.ts';
import { openPart, openPortal } from '../testing/portal.tsx';
import { ChunkFailed } from './chunk-failed.tsx';

/** What `inTime` throws of a script that never comes. */
async function lateError(): Promise<unknown> {
  vi.useFakeTimers();
  try {
    const outcome = inTime(() => new Promise(() => {})).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    return await outcome;
  } finally {
    vi.useRealTimers();
  }
}

afterEach(() => {
  vi.useRealTimers();
  sessionToken.clear();
});

describe('a page whose script did not arrive', () => {
  it('says so and can be loaded again', async () => {
    await openPart(<ChunkFailed />);
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByRole('heading', { name: "This page didn't load" }))
      .toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'Load again' })).toBeVisible();
  });

  it('names the network when a script was late (portal.md, section 8)', async () => {
    const error = await lateError();
    await openPart(<ChunkFailed error={error} />);
    await expect.element(page.getByText(/took too long\. Check your connection/u)).toBeVisible();
  });

  it('comes instead of a page whose guard never hears who is there', async () => {
    sessionToken.write('tok');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPortal('/m/vip', { as: 'arriving' });
    const late = page.getByText(/took too long\. Check your connection/u);
    await vi.advanceTimersByTimeAsync(110_000);
    expect(late.elements()).toEqual([]);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(15_000);
      expect(late.elements()).toHaveLength(1);
    });
  });

  it('speaks Arabic', async () => {
    await openPart(<ChunkFailed />, { locale: 'ar' });
    await expect
      .element(page.getByRole('heading', { name: 'لم يتم تحميل هذه الصفحة' }))
      .toBeVisible();
  });
});
