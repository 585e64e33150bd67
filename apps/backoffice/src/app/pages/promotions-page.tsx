import { useTranslations } from '@portal/i18n/react';
import { promotionRuns } from '@portal/protocol';
import { buttonClass, PlusIcon } from '@portal/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePromotions } from '../../features/promotions/api/list-promotions.ts';
import { usePromotionColumns } from '../../features/promotions/components/promotion-columns.tsx';
import { ListPage } from '../../shared/list-page.tsx';

const all = 'all';

/** All promotions with what they gave away (BO-08), drafts included. */
export default function PromotionsPage() {
  const t = useTranslations('desk-promotions');
  const title = useTranslations('desk-shell.places')('promotions');
  const navigate = useNavigate();
  const { state } = useSearch({ from: '/promotions' });
  const promotions = usePromotions(state);
  const go = (value: string) =>
    void navigate({
      to: '/promotions',
      search: { state: promotionRuns.find((run) => run === value) },
    });
  return (
    <ListPage
      ux="BO-08"
      title={title}
      filters={[
        {
          id: 'state',
          label: t('state.label'),
          value: state ?? all,
          options: [all, ...promotionRuns].map((value) => ({
            value,
            label: t(`state.${promotionRuns.find((run) => run === value) ?? 'all'}`),
          })),
          onChange: go,
        },
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
      onClear={() => go(all)}
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
