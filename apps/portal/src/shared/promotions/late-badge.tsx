import { lazy, Suspense } from 'react';
import { useMember } from '../session/session.ts';

const PromotionBadge = lazy(async () => {
  const { PromotionBadge: component } = await import('./promotion-badge.tsx');
  return { default: component };
});

/** The badge at Promotions, whose script and figure come after the first load, for members only. */
export function LatePromotionBadge() {
  return useMember() === undefined ? null : (
    <Suspense>
      <PromotionBadge />
    </Suspense>
  );
}
