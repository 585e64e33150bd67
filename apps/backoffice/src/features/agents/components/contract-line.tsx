import { useFormats, useTranslations } from '@portal/i18n/react';
import { contractBounds, contractCauses, contractWord } from '@portal/records';
import { Button, Card, Tag } from '@portal/ui';
import { useState } from 'react';
import { nowMs } from '../../../shared/clock.ts';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { Contract } from '../api/list-contracts.ts';
import { ActDialog } from './act-dialog.tsx';
import { ForceEndDialog } from './force-end-dialog.tsx';
import { TrialDialog } from './trial-dialog.tsx';

interface LineProps {
  readonly contract: Contract;
  readonly currency: string;
  readonly memberId: string;
  readonly canManage: boolean;
}

const live: ReadonlySet<string> = new Set(['ACTIVE', 'TERM_REQUESTED']);

/** A contract with its rows, and what the house may do to one of its own. */
export function ContractLine({ contract, currency, memberId, canManage }: LineProps) {
  const t = useTranslations('contracts');
  const force = useTranslations('desk-agents.contracts.force');
  const trial = useTranslations('desk-agents.contracts.trial');
  const [isForcing, setForcing] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [action, setAction] = useState<Contract['actions'][number]>();
  const { payer, payee, kind, scope, state, startsAt, endsAt } = contract;
  const isOfHouse = payer === null;
  const cause = contractCauses.find((name) => name === contract.reason);
  return (
    <Card className="grid gap-2 text-14">
      <div className="flex flex-wrap items-center gap-2">
        <strong>
          {t(`kind.${kind}`)} · {t(`scope.${scope}`)}
        </strong>
        <ContractTag contract={contract} />
        <span className="text-text-2">
          <bdi>{payer ?? t('house')}</bdi> → <bdi>{payee}</bdi> ·{' '}
          {t(`period.${contract.periodType}`)}
        </span>
        {startsAt !== null && <Moment at={startsAt} />}
        {endsAt !== null && (
          <span>
            – <Moment at={endsAt} />
          </span>
        )}
      </div>
      <Rows contract={contract} currency={currency} />
      {contract.reason !== null && (
        <p className="m-0" dir="auto">
          {t('because', { reason: cause === undefined ? contract.reason : t(`endedBy.${cause}`) })}
        </p>
      )}
      {contract.receivable !== null && (
        <p className="m-0 text-warn">
          {t('receivable')} <MoneyText amount={contract.receivable} currencyCode={currency} />
        </p>
      )}
      {isOfHouse && canManage && contract.actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {contract.actions.map((name) => (
            <Button key={name} onClick={() => setAction(name)}>
              {t(`action.${name}`)}
            </Button>
          ))}
        </div>
      )}
      {canManage && live.has(state) && (
        <div>
          <Button onClick={() => setForcing(true)}>{force('button')}</Button>
        </div>
      )}
      <div>
        <Button onClick={() => setTrying(true)}>{trial('button')}</Button>
      </div>
      {isTrying && (
        <TrialDialog contract={contract} currency={currency} onClose={() => setTrying(false)} />
      )}
      {isForcing && (
        <ForceEndDialog
          contractId={contract.id}
          memberId={memberId}
          onClose={() => setForcing(false)}
        />
      )}
      {action !== undefined && (
        <ActDialog
          contract={contract}
          action={action}
          memberId={memberId}
          onClose={() => setAction(undefined)}
        />
      )}
    </Card>
  );
}

/** Where a contract stands today, which its state alone does not say. */
function ContractTag({ contract }: Pick<LineProps, 'contract'>) {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const word = contractWord(contract, nowMs());
  const { first, last } = contractBounds(contract, formats);
  if (word === 'AGREED') {
    return <Tag tone="neutral">{t('stateBy.begins', { day: first })}</Tag>;
  }
  if (word === 'ENDING') {
    return <Tag tone="warn">{t('stateBy.ends', { day: last })}</Tag>;
  }
  return <Tag tone={live.has(word) ? 'ok' : 'neutral'}>{t(`state.${word}`)}</Tag>;
}

function Rows({ contract, currency }: Pick<LineProps, 'contract' | 'currency'>) {
  const t = useTranslations('desk-agents.contracts');
  const tier = useTranslations('contracts.tier');
  return (
    <ol className="m-0 grid gap-1 ps-5">
      {contract.tiers.map(({ minBet, minLoss, minActive, rateType, rate }) => (
        <li key={`${minBet} ${minLoss ?? ''} ${minActive}`}>
          {rateType === 'F' ? (
            <MoneyText amount={rate} currencyCode={currency} />
          ) : (
            tier('percent', { rate: rate.replace(/(?:\.0+|(?<=\.\d*)0+)$/u, '') })
          )}
          {' · '}
          {t('from')} <MoneyText amount={minBet} currencyCode={currency} />
          {minLoss !== null && (
            <>
              {' · '}
              {tier('minLoss')} <MoneyText amount={minLoss} currencyCode={currency} />
            </>
          )}
          {minActive > 0 && ` · ${t('active', { count: minActive })}`}
        </li>
      ))}
    </ol>
  );
}
