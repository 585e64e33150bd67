import { useTranslations } from '@portal/i18n/react';
import {
  approvalActs,
  approvalFacts,
  pointTypes,
  promotionCycles,
  releasedProtections,
} from '@portal/protocol';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { Approval } from '../api/list-approvals.ts';
import { FactText, isMoneyFact } from './fact-text.tsx';

/**
 * What will be done, in words, with everything that it says of itself; an act of a later release is
 * shown by its name and its facts.
 */
export function ActWords({ approval }: { readonly approval: Approval }) {
  const t = useTranslations('desk-approvals');
  const { act, facts } = approval;
  const { account, direction, amount, currency, ...others } = facts;
  const isAdjustment =
    act === 'member.adjust' &&
    account !== undefined &&
    amount !== undefined &&
    currency !== undefined &&
    (direction === 'credit' || direction === 'debit');
  const known = approvalActs.find((name) => name === act);
  const said = isAdjustment ? others : facts;
  return (
    <span className="grid gap-1">
      {isAdjustment ? (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <span>{t(`act.${direction}`)}</span> <bdi>{account}</bdi>{' '}
          <MoneyText
            isChange
            amount={direction === 'credit' ? amount : `-${amount}`}
            currencyCode={currency}
          />
        </span>
      ) : (
        <bdi>{known === undefined ? act : t(`actName.${known}`)}</bdi>
      )}
      {Object.entries(said)
        .filter(([field]) => field !== 'currency' || !Object.keys(facts).some(isMoneyFact))
        .map(([field, value]) => (
          <FactWords key={field} field={field} value={value} currencyCode={currency} />
        ))}
    </span>
  );
}

const ends: readonly string[] = ['from', 'to'];
const closed = [
  'credit',
  'debit',
  'SUCCESS',
  'FAILED',
  'collect',
  'write_off',
  'pay',
  'reject',
  'payer_right',
  'receiver_right',
  'partial',
  'unit_end',
  'at_once',
  ...releasedProtections,
  ...pointTypes,
  ...promotionCycles,
] as const;
const closedFields: readonly string[] = ['cycle', 'direction', 'outcome', 'rule', 'way', 'what'];

function FactWords(props: {
  readonly field: string;
  readonly value: string;
  readonly currencyCode: string | undefined;
}) {
  const { field, value, currencyCode } = props;
  const t = useTranslations('desk-approvals');
  const known = approvalFacts.find((name) => name === field);
  const wordOf = (part: string) => {
    const word = closed.find((name) => name === part);
    return word === undefined ? part : t(`value.${word}`);
  };
  // Of a change both are told.
  const text = closedFields.includes(field) ? value.split(' → ').map(wordOf).join(' → ') : value;
  return (
    <span className="text-13 font-normal text-text-2">
      {known === undefined ? field : t(`fact.${known}`)}
      {': '}
      {ends.includes(field) && value === '' ? (
        <bdi>{t('value.house')}</bdi>
      ) : (
        <FactText field={field} value={text} currencyCode={currencyCode} />
      )}
    </span>
  );
}
