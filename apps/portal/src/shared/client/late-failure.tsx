import { type ComponentType, Suspense } from 'react';
import { lazyInTime } from './lazy-in-time.ts';
import type { LoadFailedProps } from './load-failed.tsx';

const loadFailed = () => import('./load-failed.tsx');
const loadStill = () => import('./still-loading.tsx');

const LoadFailed: ComponentType<LoadFailedProps> = lazyInTime(
  async () => (await loadFailed()).LoadFailed,
);
const StillLoading = lazyInTime(async () => (await loadStill()).StillLoading);

/**
 * For what stands in the first paint: a failure comes later than that, and so does its script. It
 * is fetched while the line is there, by `fetchFailures`.
 */
export function LateFailed(props: LoadFailedProps) {
  return (
    <Suspense>
      <LoadFailed {...props} />
    </Suspense>
  );
}

export function LateStillLoading() {
  return (
    <Suspense>
      <StillLoading />
    </Suspense>
  );
}

export async function fetchFailures(): Promise<void> {
  await Promise.allSettled([loadFailed(), loadStill()]);
}
