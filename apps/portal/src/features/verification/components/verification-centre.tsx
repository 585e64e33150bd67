import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton, Tag } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { type Verification, verificationQuery } from '../api/read-verification.ts';
import { ProofCard } from './proof-card.tsx';

/** What the member has proven, what is needed, and how it is sent (R18). */
export function VerificationCentre() {
  const t = useTranslations('verification');
  const { data, error, refetch } = useQuery(verificationQuery);
  return (
    <div data-ux="MC-02-papers" className="grid gap-4">
      <div>
        <PageHeading>{t('title')}</PageHeading>
        <p className="m-0 max-w-prose text-text-2">{t('lead')}</p>
      </div>
      {data === undefined && error !== null && (
        <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <div aria-busy="true" className="grid gap-3 lg:grid-cols-2">
          {['identity', 'address'].map((kind) => (
            <Card key={kind}>
              <Skeleton height="160px" />
            </Card>
          ))}
          <StillLoading />
        </div>
      )}
      {data !== undefined && <Proofs verification={data} />}
    </div>
  );
}

function Proofs({ verification }: { readonly verification: Verification }) {
  const t = useTranslations('verification');
  const { tier, proofs, holdsPlay, holdsMoney } = verification;
  return (
    <>
      <div className="grid gap-1">
        <p className="m-0 flex flex-wrap items-center gap-2">
          {t('tier.label')}
          <Tag tone={tier === 'full' ? 'ok' : 'info'}>{t(`tier.${tier}`)}</Tag>
        </p>
        {holdsPlay && <p className="m-0 text-14 text-text-2">{t('holds.play')}</p>}
        {holdsMoney && <p className="m-0 text-14 text-text-2">{t('holds.money')}</p>}
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {proofs.map((proof) => (
          <ProofCard key={proof.kind} proof={proof} />
        ))}
      </div>
    </>
  );
}
