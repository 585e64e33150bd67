import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, CalmSeaDrawing, EmptyState, Pager, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { contractsQuery } from '../api/list-contracts.ts';
import type { ContractKind } from '../api/read-consolidated.ts';
import { ContractCard } from './contract-card.tsx';

const live: ReadonlySet<string> = new Set(['ACTIVE', 'TERM_REQUESTED']);

interface ListProps {
  readonly kind: ContractKind;
  /** `mine`: received ones; `downline`: those given to agents below. */
  readonly part: 'mine' | 'downline';
}

/** Contracts of a kind, what is open first. */
export function ContractList({ kind, part }: ListProps) {
  const t = useTranslations('contracts');
  const { currency } = useSite();
  const [pageNo, setPageNo] = useState(1);
  const direction = part === 'mine' ? 'in' : 'out';
  const { data, error, refetch } = useQuery(contractsQuery({ direction, kind, pageNo }));
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
          title={t(`empty.${part}`)}
          text={t(part === 'mine' ? 'empty.mineText' : 'empty.downlineText')}
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
