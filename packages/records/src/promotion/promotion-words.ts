import type { useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';

type Promotion = ReplyOf<Endpoints['listPromotions']>[number];

/** What is shown of a promotion; the editor shows one whose times are not typed yet. */
export interface ShownPromotion extends Omit<
  Promotion,
  | 'id'
  | 'version'
  | 'status'
  | 'gap'
  | 'opensAt'
  | 'closesAt'
  | 'cluster'
  | 'claimsLeft'
  | 'hourFullUntil'
> {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** How an app says words and amounts. */
export interface PromotionWords {
  readonly t: ReturnType<typeof useTranslations<'promotions'>>;
  readonly money: (amount: string, currency: string) => string;
}
