import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type DeskPromotion,
  usePromotions,
} from '../../features/promotions/api/list-promotions.ts';
import { usePromotion } from '../../features/promotions/api/read-promotion.ts';
import { BudgetBar } from '../../features/promotions/components/budget-bar.tsx';
import { PromotionActs } from '../../features/promotions/components/promotion-acts.tsx';
import { PromotionForm } from '../../features/promotions/components/promotion-form.tsx';
import { PromotionState } from '../../features/promotions/components/promotion-state.tsx';
import { useTitle } from '../../features/promotions/use-title.ts';
import { DetailPage, Facts } from '../../shared/detail-page.tsx';
import { PageTrail } from '../page-trail.tsx';

/** One promotion, or a new one: its budget, what may be done with it, and the editor (BO-08). */
export default function PromotionPage(): ReactNode {
  const { promotionId } = useParams({ from: '/promotions/$promotionId' });
  return promotionId === 'new' ? <NewPromotion /> : <OnePromotion id={promotionId} />;
}

function useBack() {
  return { to: '/promotions', label: useTranslations('desk-shell.places')('promotions') } as const;
}

function NewPromotion() {
  const t = useTranslations('desk-promotions');
  const back = useBack();
  const navigate = useNavigate();
  const { data, error, refetch } = usePromotions(undefined);
  return (
    <DetailPage
      ux="BO-08-new"
      title={t('new')}
      back={back}
      query={{ data, error, refetch: () => void refetch() }}
      failedTitle={t('failedOne')}
    >
      {({ currency }) => (
        <PromotionForm
          promotion={undefined}
          currency={currency}
          onSaved={(promotionId) =>
            void navigate({ to: '/promotions/$promotionId', params: { promotionId } })
          }
        />
      )}
    </DetailPage>
  );
}

function OnePromotion({ id }: { readonly id: string }) {
  const t = useTranslations('desk-promotions');
  const back = useBack();
  const title = useTitle();
  const { data, error, refetch } = usePromotion(id);
  return (
    <DetailPage
      ux="BO-08-promotion"
      title={title(data?.texts ?? {})}
      back={back}
      query={{ data, error, refetch: () => void refetch() }}
      failedTitle={t('failedOne')}
      renderState={(promotion) => <PromotionState {...promotion} />}
      renderActions={(promotion) => (
        <PromotionActs key={promotion.revision} promotion={promotion} />
      )}
    >
      {(promotion) => (
        <>
          {promotion.approvalId !== null && <p className="m-0 text-text-2">{t('second')}</p>}
          <PromotionFacts promotion={promotion} />
          {promotion.abilities.includes('change') && (
            <PromotionForm
              key={promotion.revision}
              promotion={promotion}
              currency={promotion.currency}
              onSaved={() => undefined}
            />
          )}
          <PageTrail subjectId={id} />
        </>
      )}
    </DetailPage>
  );
}

function PromotionFacts({ promotion }: { readonly promotion: DeskPromotion }) {
  const t = useTranslations('desk-promotions');
  const formats = useFormats();
  const { claims, mostClaims, entries, applying, version } = promotion;
  const most = mostClaims === null ? undefined : formats.count(mostClaims);
  return (
    <Facts
      facts={[
        { label: t('facts.budget'), value: <BudgetBar promotion={promotion} /> },
        {
          label: t('facts.claims'),
          value:
            most === undefined
              ? formats.count(claims)
              : t('ofClaims', { claims: formats.count(claims), most }),
        },
        { label: t('facts.entries'), value: formats.count(entries) },
        {
          label: t('facts.applying'),
          value:
            applying === 0 ? (
              formats.count(applying)
            ) : (
              <Link to="/promotionApplications" className="text-link">
                {formats.count(applying)}
              </Link>
            ),
        },
        { label: t('facts.version'), value: formats.count(version) },
      ]}
    />
  );
}
