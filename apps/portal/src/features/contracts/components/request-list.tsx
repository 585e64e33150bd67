import { useTranslations } from '@portal/i18n/react';
import { CalmSeaDrawing, EmptyState, Skeleton } from '@portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import {
  type ContractKind,
  type Consolidated,
  consolidatedQuery,
} from '../api/read-consolidated.ts';
import { ContractCard } from './contract-card.tsx';

/** What waits for the reader's answer; of one kind, or of all. */
export function RequestList({ kind }: { readonly kind?: ContractKind }) {
  const query = useQuery(consolidatedQuery);
  return <Requests query={query} kind={kind} />;
}

/** The same of a query that somebody else looks at already: another look would ask again. */
export function Requests(props: {
  readonly query: UseQueryResult<Consolidated>;
  readonly kind?: ContractKind | undefined;
}) {
  const t = useTranslations('contracts');
  const { query, kind } = props;
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="12rem" />
      </div>
    ) : (
      <LoadFailed
        error={error}
        title={t('failed')}
        headingLevel={2}
        onRetry={() => void refetch()}
      />
    );
  }
  const waiting = data.waiting.filter((contract) => kind === undefined || contract.kind === kind);
  if (waiting.length === 0) {
    return (
      <EmptyState
        drawing={<CalmSeaDrawing />}
        title={t('empty.requests')}
        text={t('empty.requestsText')}
      />
    );
  }
  return (
    <div className="grid gap-3">
      {waiting.map((contract) => (
        <ContractCard
          key={contract.id}
          contract={contract}
          currency={data.currency}
          hasKind={kind === undefined}
        />
      ))}
    </div>
  );
}
