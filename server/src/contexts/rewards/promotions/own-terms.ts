import type { PromotionEntryId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { Entry } from './store-entries.ts';
import { type Promotion, type PromotionVersion, selectVersions } from './store-promotions.ts';

/**
 * A promotion on the terms of a version, which stay with whoever took part on them: gift, play,
 * words and last moment, whatever was changed since (D8). Ending it is a decision of its own, which
 * counts for everybody.
 */
export function onTerms(
  promotion: Promotion,
  { version, ...terms }: PromotionVersion & { readonly version: number },
): Promotion {
  const last = Temporal.Instant.from(terms.offer.closesAt);
  const isEnded = promotion.state === 'stopped';
  const isSooner = isEnded && Temporal.Instant.compare(promotion.closesAt, last) < 0;
  return { ...promotion, ...terms, version, closesAt: isSooner ? promotion.closesAt : last };
}

/**
 * What entries on older terms are part in, by entry. Who was refused applies again on the terms of
 * now; an appeal is about those of then.
 */
export async function readOwnTerms(
  tx: Transaction,
  promotions: readonly Promotion[],
  entries: readonly Entry[],
): Promise<ReadonlyMap<PromotionEntryId, Promotion>> {
  const byId = new Map(promotions.map((promotion) => [promotion.id, promotion]));
  const older = entries.filter(({ promotionId, version, status, heldBy }) => {
    const now = byId.get(promotionId);
    return (
      now !== undefined && now.version !== version && (status !== 'REJECTED' || heldBy !== null)
    );
  });
  if (older.length === 0) {
    return new Map();
  }
  const versions = await selectVersions(tx, older);
  return new Map(
    older.flatMap((entry) => {
      const promotion = byId.get(entry.promotionId);
      const terms = versions.find(
        ({ promotionId, version }) =>
          promotionId === entry.promotionId && version === entry.version,
      );
      if (promotion === undefined || terms === undefined) {
        return [];
      }
      const { version, offer, texts } = terms;
      return [[entry.id, onTerms(promotion, { version, offer, texts })] as const];
    }),
  );
}
