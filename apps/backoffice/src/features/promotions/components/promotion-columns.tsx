import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { DeskPromotion } from '../api/list-promotions.ts';
import { useTitle } from '../use-title.ts';
import { BudgetBar } from './budget-bar.tsx';
import { PromotionState } from './promotion-state.tsx';

export function usePromotionColumns(): readonly Column<DeskPromotion>[] {
  const t = useTranslations('desk-promotions');
  const types = useTranslations('promotions.types');
  const formats = useFormats();
  const title = useTitle();
  return [
    {
      id: 'title',
      header: t('columns.title'),
      isTitle: true,
      cell: ({ id, texts }) => (
        <Link to="/promotions/$promotionId" params={{ promotionId: id }} className="ui-row-link">
          <bdi>{title(texts)}</bdi>
        </Link>
      ),
    },
    { id: 'type', header: t('columns.type'), cell: ({ offer }) => types(offer.type) },
    {
      id: 'runs',
      header: t('columns.runs'),
      cell: ({ offer }) =>
        t('span', {
          from: formats.dateTime(offer.opensAt),
          to: formats.dateTime(offer.closesAt),
        }),
    },
    { id: 'state', header: t('state.label'), cell: (row) => <PromotionState {...row} /> },
    { id: 'budget', header: t('columns.budget'), cell: (row) => <BudgetBar promotion={row} /> },
    {
      id: 'claims',
      header: t('columns.claims'),
      isNumber: true,
      cell: ({ claims, mostClaims }) =>
        mostClaims === null
          ? formats.count(claims)
          : t('ofClaims', { claims: formats.count(claims), most: formats.count(mostClaims) }),
    },
  ];
}
