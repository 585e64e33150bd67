import { useTranslations } from '@portal/i18n/react';
import { Badge, Tabs } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { type ContractKind, consolidatedQuery } from '../api/read-consolidated.ts';
import { type ContractAddress, contractTabs } from '../contract-search.ts';
import { BillRecord } from './bill-record.tsx';
import { ContractList } from './contract-list.tsx';
import { RealtimeToday } from './realtime-today.tsx';
import { RequestList } from './request-list.tsx';

interface KindPageProps extends ContractAddress {
  readonly kind: ContractKind;
  readonly ux: string;
  readonly title: string;
}

/** Everything about one kind of pay: records, contracts, requests (agents-loyalty-money.md B5). */
export function KindPage({ kind, ux, title, search, onSearch }: KindPageProps) {
  const t = useTranslations('contracts.tabs');
  const tab = search.tab ?? contractTabs[0];
  const count = useWaiting(kind);
  return (
    <div data-ux={ux}>
      <PageHeading>{title}</PageHeading>
      <Tabs
        label={t('label')}
        tabs={contractTabs.map((value) => ({
          value,
          label: t(value),
          ...(value === 'requests' && count > 0 && { badge: <Badge count={count} /> }),
        }))}
        value={tab}
        onChange={(value) => onSearch({ tab: value })}
      >
        <Part kind={kind} search={search} onSearch={onSearch} />
      </Tabs>
    </div>
  );
}

function Part({ kind, search, onSearch }: Pick<KindPageProps, 'kind' | keyof ContractAddress>) {
  const tab = search.tab ?? contractTabs[0];
  if (tab === 'records') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {kind === 'REALTIME' && <RealtimeToday />}
        <BillRecord kind={kind} search={search} onSearch={onSearch} />
      </div>
    );
  }
  return tab === 'requests' ? (
    <RequestList kind={kind} />
  ) : (
    <ContractList kind={kind} part={tab} search={search} onSearch={onSearch} />
  );
}

function useWaiting(kind: ContractKind): number {
  const { data } = useQuery(consolidatedQuery);
  return data?.waiting.filter((contract) => contract.kind === kind).length ?? 0;
}
