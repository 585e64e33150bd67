import { useLanguage, useTranslations } from '@portal/i18n/react';
import { placeOfBet } from '@portal/records';
import { CopyId, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { Facts } from '../../../shared/detail-page.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import { type BetReceipt, useBet } from '../api/read-member-bet.ts';

/** What only the receipt of a bet has: the sender's numbers, its terms, every version of it. */
export function BetVersions(props: { readonly memberId: string; readonly betId: string }) {
  const { memberId: id, betId } = props;
  const t = useTranslations('desk-members.bets');
  const { code } = useLanguage();
  const bet = useBet({ id, betId }, code);
  if (bet.data === undefined) {
    return bet.error === null ? (
      <div aria-busy="true">
        <Skeleton height="8rem" />
      </div>
    ) : (
      <FailedBlock
        thrown={bet.error}
        title={t('receiptFailed')}
        onRetry={() => void bet.refetch()}
      />
    );
  }
  return (
    <div data-ux="BO-16-bet" className="grid gap-4">
      <Receipt bet={bet.data} />
      <ol className="m-0 grid list-none gap-3 p-0">
        {bet.data.revisions.map((row) => (
          <li key={row.revision} className="border-s-2 border-line ps-3 text-13">
            <Version row={row} currency={bet.data.currency} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Receipt({ bet }: { readonly bet: BetReceipt }) {
  const t = useTranslations('bets.receipt');
  const copy = useCopyLabels();
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={bet.currency} />;
  const id = (text: string): ReactNode => <CopyId id={text} labels={copy} />;
  const { prize } = bet;
  const { locale } = useLanguage();
  const { event, selection, market, odds, rule, side } = bet.terms;
  const said = [
    { label: t('transaction'), text: bet.vendorTransactionId, isId: true },
    { label: t('round'), text: bet.vendorRoundId, isId: true },
    { label: t('table'), text: bet.tableId, isId: true },
    { label: t('channel'), text: bet.channel === null ? '' : t(`channels.${bet.channel}`) },
    { label: t('place'), text: placeOfBet({ t, locale }, bet) },
    { label: t('event'), text: event },
    { label: t('selection'), text: selection },
    { label: t('market'), text: market },
    { label: t('odds'), text: odds },
    { label: t('side'), text: side },
    { label: t('rule'), text: rule },
    { label: t('campaign'), text: prize?.campaignId ?? '', isId: true },
    { label: t('reward'), text: prize?.rewardId ?? '', isId: true },
    { label: t('roundsLeft'), text: String(prize?.roundsLeft ?? '') },
  ].filter(({ text }) => text !== '');
  const { cash, locked, bonus, free } = bet.stakeParts;
  const parts = [
    { label: t('possible'), amount: bet.possible ?? '' },
    { label: t('cash'), amount: cash },
    { label: t('locked'), amount: locked },
    { label: t('bonus'), amount: bonus },
    { label: t('free'), amount: free },
    { label: t('progressive'), amount: prize?.jackpot?.progressive ?? '' },
    { label: t('fixed'), amount: prize?.jackpot?.fixed ?? '' },
  ].filter(({ amount }) => /[1-9]/u.test(amount));
  const why = [
    /[1-9]/u.test(bonus) ? t('bonusWhy') : '',
    /[1-9]/u.test(locked) ? t('lockedWhy') : '',
  ].filter((text) => text !== '');
  return (
    <Facts
      facts={[
        ...parts.map(({ label, amount }) => ({ label, value: money(amount) })),
        ...(why.length > 0 ? [{ label: t('why'), value: why.join(' '), isWide: true }] : []),
        { label: t('before'), value: money(bet.balanceBefore) },
        { label: t('after'), value: money(bet.balanceAfter) },
        { label: t('settledAt'), value: <Moment at={bet.settledAt} /> },
        ...said.map(({ label, text, isId = false }) => ({
          label,
          value: isId ? id(text) : <bdi>{text}</bdi>,
        })),
      ]}
    />
  );
}

function Version(props: {
  readonly row: BetReceipt['revisions'][number];
  readonly currency: string;
}) {
  const { row, currency } = props;
  const t = useTranslations('bets');
  const change = (label: string, amount: string) =>
    /[1-9]/u.test(amount) && (
      <span>
        {label} <MoneyText isChange amount={amount} currencyCode={currency} />
      </span>
    );
  return (
    <>
      <p className="m-0 flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{t(`receipt.by.${row.kind}`)}</span>
        <Moment at={row.at} />
      </p>
      <p className="m-0 flex flex-wrap gap-x-4 text-text-2">
        <span>{t(`result.${row.result}`)}</span>
        {change(t('columns.stake'), row.stake)}
        {change(t('columns.payout'), row.payout)}
        <span>
          {t('receipt.after')} <MoneyText amount={row.balanceAfter} currencyCode={currency} />
        </span>
        {row.actor !== null && (
          <span>
            {t('receipt.actor')}: {t(`receipt.actors.${row.actor}`)}
          </span>
        )}
        {row.transactionId !== '' && (
          <bdi dir="ltr" className="break-all">
            {row.transactionId}
          </bdi>
        )}
      </p>
      {row.reason !== '' && <p className="m-0 text-text-2">{row.reason}</p>}
    </>
  );
}
