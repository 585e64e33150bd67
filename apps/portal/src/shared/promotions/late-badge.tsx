import { Suspense } from 'react';
import { lazyInTime } from '../client/lazy-in-time.ts';
import { useMember } from '../session/session.ts';

const PromotionBadge = lazyInTime(
  async () => (await import('./promotion-badge.tsx')).PromotionBadge,
);

/** The badge at Promotions, whose script and figure come after the first load, for members only. */
export function LatePromotionBadge() {
  return useMember() === undefined ? null : (
    <Suspense>
      <PromotionBadge />
    </Suspense>
  );
}
