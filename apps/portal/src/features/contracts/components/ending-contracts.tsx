import { useTranslations } from '@portal/i18n/react';
import type { ContractView } from '../api/read-contract.ts';

/** What a yes would end, before anybody says it (agents-loyalty-money.md C3). */
export function EndingContracts(props: {
  readonly ends: ContractView['willEnd'];
  /** Whether they are those of agents below, or the reader's own. */
  readonly place: 'ends' | 'endsOwn';
}) {
  const { ends, place } = props;
  const t = useTranslations('contracts');
  return (
    <div className="grid gap-1 text-14">
      <p className="m-0 font-semibold">{t(`answer.${place}`, { count: ends.length })}</p>
      <ul className="m-0 grid gap-1 ps-5">
        {ends.map(({ id, payer, payee, scope, cause }) => (
          <li key={id}>
            <bdi>{payer ?? t('house')}</bdi>
            {' → '}
            <bdi>{payee}</bdi>
            {` · ${t(`scope.${scope}`)} · ${t(`endedBy.${cause}`)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
