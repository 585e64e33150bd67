import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { PairTransfer, TransferPair } from '../api/list-transfer-pairs.ts';
import { TransferBack } from './transfer-back.tsx';

/** The transfers between an agent and a member right below, of the day, the newest first. */
export function PairSheet(props: {
  readonly pair: TransferPair | undefined;
  readonly mayDecide: boolean;
  readonly onClose: () => void;
}) {
  const { pair, mayDecide, onClose } = props;
  const t = useTranslations('desk-member-transfers');
  const ui = useTranslations('ui.dialog');
  const title =
    pair === undefined ? t('columns.pair') : t('pair', { agent: pair.agent, member: pair.member });
  return (
    <Sheet
      ux="BO-05-pair"
      isOpen={pair !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={ui('close')}
    >
      {pair !== undefined && (
        <div className="grid gap-4">
          <p className="m-0 flex flex-wrap gap-4">
            <Person id={pair.agentId} account={pair.agent} />
            <Person id={pair.memberId} account={pair.member} />
          </p>
          {pair.isRing && (
            <p className="m-0 text-14 text-text-2">
              {t('ringHint')} <Link to="/reconciliation">{t('ringLink')}</Link>
            </p>
          )}
          <ul className="m-0 grid list-none gap-3 p-0">
            {pair.transfers.map((row) => (
              <li key={row.id}>
                <Line row={row} pair={pair} mayDecide={mayDecide} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}

function Person(props: { readonly id: string; readonly account: string }) {
  return (
    <Link to="/members/$memberId" params={{ memberId: props.id }}>
      <bdi>{props.account}</bdi>
    </Link>
  );
}

function Line(props: {
  readonly row: PairTransfer;
  readonly pair: TransferPair;
  readonly mayDecide: boolean;
}) {
  const { row, pair, mayDecide } = props;
  const t = useTranslations('desk-member-transfers.columns');
  return (
    <article className="grid gap-1 rounded-card bg-s2 p-3">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>{t(row.direction)}</span>
        <span className="text-18 font-bold">
          <MoneyText amount={row.amount} currencyCode={pair.currency} />
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-text-2">
        <code dir="ltr" className="text-12 break-all">
          {row.reference}
        </code>
        <Moment at={row.at} />
      </span>
      <TransferBack row={row} currencyCode={pair.currency} mayDecide={mayDecide} />
    </article>
  );
}
