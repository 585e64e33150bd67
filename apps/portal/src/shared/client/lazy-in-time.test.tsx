import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../testing/portal.tsx';
import { lateScript } from './in-time.ts';
import { lazyInTime } from './lazy-in-time.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override readonly state: { readonly error?: unknown } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <p role="alert">{error instanceof Error ? String(error) : 'no error'}</p>
    );
  }
}

afterEach(() => {
  vi.useRealTimers();
});

it('is an error after two minutes without its script, and nothing before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Held = lazyInTime<object>(() => Promise.withResolvers<never>().promise);
  await openPart(
    <Boundary>
      <Suspense fallback="it loads">
        <Held />
      </Suspense>
    </Boundary>,
  );
  await expect.element(page.getByText('it loads')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(page.getByRole('alert')).toMatchTextContent(lateScript);
});
