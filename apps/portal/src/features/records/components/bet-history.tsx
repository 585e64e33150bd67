import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BetReceiptReply } from '../api/read-bet.ts';

type Revision = BetReceiptReply['revisions'][number];

/** Every version of a bet with what it changed, the first one first; nothing is ever rewritten. */
export function BetHistory({ bet }: { readonly bet: BetReceiptReply }) {
  const t = useTranslations('bets.receipt');
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold">{t('history')}</h2>
      <ol className="m-0 grid list-none gap-3 p-0">
        {bet.revisions.map((row) => (
          <li key={row.revision} className="border-s-2 border-line ps-3">
            <Version row={row} currency={bet.currency} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Version({ row, currency }: { readonly row: Revision; readonly currency: string }) {
  const t = useTranslations('bets');
  const formats = useFormats();
  const isTakenBack = row.kind === 'VOID' && row.state === 'rolled_back';
  // What the house says by itself is known here; what a person wrote stands as it is.
  const own: Readonly<Record<string, string>> = {
    'taken back': t('receipt.own.takenBack'),
    'the chase has won': t('receipt.own.chaseWon'),
  };
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-14">
        <span className="font-semibold">
          {isTakenBack ? t('state.rolled_back') : t(`receipt.by.${row.kind}`)}
        </span>
        <time dateTime={row.at} dir="ltr" className="text-13 text-text-3">
          {formats.fullDateTime(row.at)}
        </time>
      </p>
      {row.actor !== null && (
        <p className="text-13 text-text-2">
          {t('receipt.actor')}: {t(`receipt.actors.${row.actor}`)}
        </p>
      )}
      {row.reason !== '' && (
        <p className="text-13 text-text-2">
          {t('receipt.reason')}: <bdi>{own[row.reason] ?? row.reason}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-13 text-text-2">
        <span>{t(`result.${row.result}`)}</span>
        <Change label={t('columns.stake')} amount={row.stake} currency={currency} isPaid />
        <Change label={t('columns.payout')} amount={row.payout} currency={currency} />
        <span>
          {t('receipt.after')} <MoneyText amount={row.balanceAfter} currency={currency} />
        </span>
      </p>
    </>
  );
}

/** A difference to the version before; none is not worth a word. */
function Change(props: {
  readonly label: string;
  readonly amount: string;
  readonly currency: string;
  /** It leaves the balance, so its sign is the one of the balance beside it. */
  readonly isPaid?: boolean;
}) {
  const { amount, isPaid = false } = props;
  const shown = isPaid ? turned(amount) : amount;
  return (
    /[1-9]/u.test(amount) && (
      <span>
        {props.label} <MoneyText amount={shown} currency={props.currency} sign="always" />
      </span>
    )
  );
}

function turned(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
