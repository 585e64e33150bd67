import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton, Tag } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { type MemberPapers, useMemberPapers } from '../api/member-papers.ts';
import { CaseList } from './case-list.tsx';
import { DemandActs } from './demand-acts.tsx';

/** What a member has proven and sent, and what was asked for (BO-06). */
export function MemberPapersSection({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-kyc');
  const { data, error, refetch } = useMemberPapers(memberId);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="8rem" />
        <StillLoading />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('section.failed')} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3">
        <p className="m-0 flex flex-wrap items-center gap-2">
          {t('tier.label')}
          <Tag tone={data.tier === 'full' ? 'ok' : 'info'}>{t(`tier.${data.tier}`)}</Tag>
        </p>
        <ProofList papers={data} />
        {data.cases.length === 0 ? (
          <p className="m-0 text-text-2">{t('section.nothing')}</p>
        ) : (
          <CaseList cases={data.cases} />
        )}
      </Card>
      <DemandActs memberId={memberId} papers={data} />
    </div>
  );
}

function ProofList({ papers }: { readonly papers: MemberPapers }) {
  const t = useTranslations('desk-kyc');
  return (
    <ul className="m-0 grid list-none gap-2 p-0 text-14">
      {papers.proofs.map(({ kind, standing, demand }) => (
        <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t(`kind.${kind}`)}</span>
          <span>{t(`standing.${standing}`)}</span>
          {demand !== null && (
            <>
              <Tag tone="warn">{t('section.demand', { cause: t(`cause.${demand.cause}`) })}</Tag>
              <Moment at={demand.askedAt} />
              <span>{t('section.askedBy', { name: demand.askedBy })}</span>
              <bdi className="text-text-2">{demand.reason}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
