import { useTranslations } from '@portal/i18n/react';
import type { ContractScope } from '@portal/protocol';
import { useSettledText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../api/list-contracts.ts';
import { type ContractKind, consolidatedQuery } from '../api/read-consolidated.ts';
import { ContractFacts } from './contract-facts.tsx';
import { TierTable } from './tier-table.tsx';

/** Shorter names are nobody's yet. */
const fewestLetters = 3;

/** The contract that an offer to somebody would end, before it is sent (design-brief.md 1.12). */
export function EndedByOffer(props: {
  readonly kind: ContractKind;
  readonly scope: ContractScope;
  readonly account: string;
}) {
  const t = useTranslations('contracts.offer');
  const { kind, scope } = props;
  const account = useSettledText(props.account.trim());
  const { data: own } = useQuery(consolidatedQuery);
  const contracts = useQuery({
    ...contractsQuery({ direction: 'out', kind, scope, account, pageNo: 1 }),
    enabled: account.length >= fewestLetters,
  });
  // What was found for another name is nobody else's.
  const found = contracts.isPlaceholderData ? undefined : contracts.data?.content;
  const running = found?.find(({ state }) => state === 'ACTIVE' || state === 'TERM_REQUESTED');
  const isAtOnce = own?.endsOldOnPropose === true;
  if (running === undefined) {
    return isAtOnce ? null : <p className="m-0 text-14 text-text-2">{t('replaces')}</p>;
  }
  return (
    <section data-ux="AC-15-ends" role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="m-0 text-14 font-semibold text-warn">
        {t(isAtOnce ? 'endsAtOnce' : 'endsLater')}
      </p>
      <ContractFacts contract={running} />
      <TierTable tiers={running.tiers} currency={own?.currency ?? ''} />
    </section>
  );
}
