import { lazy, Suspense, type ComponentProps } from 'react';

const loadFailed = () => import('./load-failed.tsx');
const loadStill = () => import('./still-loading.tsx');

const LoadFailed = lazy(async () => ({ default: (await loadFailed()).LoadFailed }));
const StillLoading = lazy(async () => ({ default: (await loadStill()).StillLoading }));

/**
 * For what stands in the first paint: a failure comes later than that, and so does its script. It
 * is fetched while the line is there, by `fetchFailures`.
 */
export function LateFailed(props: ComponentProps<typeof LoadFailed>) {
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
