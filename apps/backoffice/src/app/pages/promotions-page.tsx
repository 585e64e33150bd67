import { useTranslations } from '@portal/i18n/react';
import { type PromotionRun, promotionRuns } from '@portal/protocol';
import { buttonClass, PlusIcon } from '@portal/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePromotions } from '../../features/promotions/api/list-promotions.ts';
import { usePromotionColumns } from '../../features/promotions/components/promotion-columns.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';

/** All promotions with what they gave away (BO-08), drafts included. */
export default function PromotionsPage() {
  const t = useTranslations('desk-promotions');
  const title = useTranslations('desk-shell.places')('promotions');
  const navigate = useNavigate();
  const { state } = useSearch({ from: '/promotions' });
  const promotions = usePromotions(state);
  const go = (run: PromotionRun | undefined) =>
    void navigate({ to: '/promotions', search: { state: run } });
  return (
    <ListPage
      ux="BO-08"
      title={title}
      filters={[
        filterOf({
          id: 'state',
          label: t('state.label'),
          values: promotionRuns,
          textOf: (run) => t(`state.${run}`),
          all: t('state.all'),
          value: state,
          onChange: go,
        }),
      ]}
      end={
        promotions.data?.abilities.includes('create') === true && (
          <Link
            to="/promotions/$promotionId"
            params={{ promotionId: 'new' }}
            className={buttonClass({})}
          >
            <PlusIcon size={18} />
            {t('new')}
          </Link>
        )
      }
      onClear={() => go(undefined)}
      query={{
        data: promotions.data?.list,
        error: promotions.error,
        isStale: promotions.isPlaceholderData,
        refetch: () => void promotions.refetch(),
      }}
      columns={usePromotionColumns()}
      rowKey={({ id }) => id}
      texts={{
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        nothing: t('empty'),
        failed: t('failed'),
      }}
    />
  );
}
