import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, CalmSeaDrawing, EmptyState, Pager, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { contractsQuery } from '../api/list-contracts.ts';
import type { ContractKind } from '../api/read-consolidated.ts';
import type { ContractAddress, ContractSearch } from '../contract-search.ts';
import { ContractCard } from './contract-card.tsx';
import { ContractFilters } from './contract-filters.tsx';

const live: ReadonlySet<string> = new Set(['ACTIVE', 'TERM_REQUESTED']);

interface ListProps extends ContractAddress {
  readonly kind: ContractKind;
  /** `mine`: received ones; `downline`: those given to agents below. */
  readonly part: 'mine' | 'downline';
}

/** Contracts of a kind, what is open first. */
export function ContractList(props: ListProps) {
  const { kind, part, search, onSearch } = props;
  if (part === 'mine') {
    return <Found kind={kind} part={part} filter={{}} />;
  }
  const { account, scope, state } = search;
  const filter = { account, scope, state };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ContractFilters search={search} onSearch={onSearch} />
      {/* Other filters begin with their first page. */}
      <Found key={JSON.stringify(filter)} kind={kind} part={part} filter={filter} />
    </div>
  );
}

interface FoundProps extends Pick<ListProps, 'kind' | 'part'> {
  readonly filter: Pick<ContractSearch, 'account' | 'scope' | 'state'>;
}

function Found({ kind, part, filter }: FoundProps) {
  const t = useTranslations('contracts');
  const { currency } = useSite();
  const [pageNo, setPageNo] = useState(1);
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const direction = part === 'mine' ? 'in' : 'out';
  const { data, error, refetch } = useQuery(contractsQuery({ direction, kind, pageNo, ...filter }));
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
  return (
    <div className="grid gap-3">
      {part === 'downline' && <OfferButton kind={kind} />}
      {data.content.length === 0 ? (
        <EmptyState
          drawing={<CalmSeaDrawing />}
          title={t(isNarrowed ? 'list.none' : `empty.${part}`)}
          text={t(
            isNarrowed
              ? 'list.noneText'
              : part === 'mine'
                ? 'empty.mineText'
                : 'empty.downlineText',
          )}
        />
      ) : (
        data.content.map((contract) => (
          <ContractCard key={contract.id} contract={contract} currency={currency} />
        ))
      )}
      {data.totalPages > 1 && (
        <Pages page={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
      )}
    </div>
  );
}

/** Nobody passes on what they are not paid themselves (C2 check 7), so the button says why not. */
function OfferButton({ kind }: { readonly kind: ContractKind }) {
  const t = useTranslations('contracts');
  const show = useDialogs((state) => state.show);
  // What is open stands first, so a contract of one's own is on the first page.
  const own = useQuery(contractsQuery({ direction: 'in', kind, pageNo: 1 }));
  const isPaid = own.data?.content.some(({ state }) => live.has(state));
  if (isPaid === false) {
    return <p className="m-0 text-14 text-text-2">{t('offer.rule.no_own_contract')}</p>;
  }
  return (
    <div>
      <Button
        variant="primary"
        disabled={isPaid === undefined}
        onClick={() => show('offerContract', { kind })}
      >
        {t('offerOne')}
      </Button>
    </div>
  );
}

function Pages(props: {
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}) {
  const pager = useTranslations('ui.pager');
  const formats = useFormats();
  return (
    <Pager
      {...props}
      labels={{
        region: pager('label'),
        previous: pager('previous'),
        next: pager('next'),
        status: (at, total) => pager('page', { page: at, total }),
        number: (at) => formats.count(at),
      }}
    />
  );
}
