import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../shared/site/site-facts.ts';
import { contractsQuery } from '../api/list-contracts.ts';
import type { Contract } from '../api/read-consolidated.ts';
import { TierTable } from './tier-table.tsx';

const live: ReadonlySet<string> = new Set(['ACTIVE', 'TERM_REQUESTED']);

/** The rows of an offer, and under them those of the contract that it would replace (C3, M-11). */
export function AnswerTerms({ contract }: { readonly contract: Contract }) {
  const t = useTranslations('contracts.terms');
  const { currency } = useSite();
  const { direction, kind, scope, payee } = contract;
  const whose = direction === 'out' ? { account: payee } : {};
  // What is open comes first, so the first page has it.
  const { data } = useQuery(contractsQuery({ direction, kind, scope, pageNo: 1, ...whose }));
  const old = data?.content.find((row) => live.has(row.state) && row.scope === scope);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="m-0 text-16 font-semibold">{t('offered')}</h3>
      <TierTable tiers={contract.tiers} currency={currency} caption={t('offered')} />
      {old !== undefined && (
        <>
          <h3 className="m-0 text-16 font-semibold">{t('present')}</h3>
          <TierTable tiers={old.tiers} currency={currency} caption={t('present')} />
        </>
      )}
    </section>
  );
}
