import { useTranslations } from '@portal/i18n/react';
import { Badge, Tabs } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { type ContractKind, consolidatedQuery } from '../api/read-consolidated.ts';
import { type ContractSearch, type ContractTab, contractTabs } from '../contract-search.ts';
import { ContractList } from './contract-list.tsx';
import { RequestList } from './request-list.tsx';

interface KindPageProps {
  readonly kind: ContractKind;
  readonly ux: string;
  readonly title: string;
  readonly search: ContractSearch;
  readonly onSearch: (change: ContractSearch) => void;
}

/** Everything about one kind of pay: contracts, requests (agents-loyalty-money.md B5). */
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
        <Part kind={kind} tab={tab} />
      </Tabs>
    </div>
  );
}

function Part({ kind, tab }: { readonly kind: ContractKind; readonly tab: ContractTab }) {
  return tab === 'requests' ? <RequestList kind={kind} /> : <ContractList kind={kind} part={tab} />;
}

function useWaiting(kind: ContractKind): number {
  const { data } = useQuery(consolidatedQuery);
  return data?.waiting.filter((contract) => contract.kind === kind).length ?? 0;
}
