import { useFormats, useTranslations } from '@portal/i18n/react';
import { contractWord, useRecordDays } from '@portal/records';
import { Card, Skeleton, Stat } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { type Bill, billsQuery } from '../api/list-bills.ts';
import { contractsQuery } from '../api/list-contracts.ts';
import { firstWindowCountedMs, useNextWindow } from '../hooks/use-next-window.ts';
import { BillWindows } from './bill-windows.tsx';

const refetchMs = 60_000;

/** What a contract that pays windows is called. */
const paying: ReadonlySet<string> = new Set(['ACTIVE', 'TERM_REQUESTED', 'ENDING']);

/**
 * The day so far: what the team turned over, the row that it reached, what that came to and what of
 * it was paid, with the windows in which it rose (agents-loyalty-money.md B5).
 */
export function RealtimeToday() {
  const t = useTranslations('contracts.today');
  const { timeZone } = useSite();
  const { range } = useRecordDays({}, { timeZone, usual: 'today', nowMs });
  const filter = { kind: 'REALTIME', direction: 'in', ...range } as const;
  const look = { ...billsQuery(filter), refetchInterval: refetchMs };
  const { data, error, dataUpdatedAt } = useInfiniteQuery(look);
  const pay = usePay();
  const bills = data?.pages.flatMap(({ content }) => content);
  if (bills === undefined) {
    // The record below says why nothing came, and asks again.
    return error === null ? <Skeleton className="h-24 rounded-card" /> : null;
  }
  return (
    <section aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
        {pay !== 'noContract' && <NextWindow />}
      </div>
      {error !== null && <Stale since={dataUpdatedAt} />}
      {(pay === 'noContract' || bills.length === 0) && (
        <p className="m-0 text-14 text-text-2">{t(pay)}</p>
      )}
      {bills.map((bill) => (
        <Today key={bill.id} bill={bill} />
      ))}
    </section>
  );
}

/**
 * Why no bill would be there: no contract whose windows pay, none whose first window is counted and
 * asked for, or no play; the last is said until the contracts are known.
 */
function usePay(): 'noContract' | 'first' | 'none' {
  const filter = { direction: 'in', kind: 'REALTIME', pageNo: 1 } as const;
  const { data } = useQuery({ ...contractsQuery(filter), refetchInterval: refetchMs });
  const now = nowMs();
  const running = data?.content.filter((row) => paying.has(contractWord(row, now)));
  if (running?.length === 0) {
    return 'noContract';
  }
  const isFirst = running?.every(
    ({ startsAt }) => startsAt !== null && now < firstWindowCountedMs(startsAt) + refetchMs,
  );
  return isFirst === true ? 'first' : 'none';
}

/** What was there stays, with the moment of which it is. */
function Stale({ since }: { readonly since: number }) {
  const t = useTranslations('contracts.today');
  const time = useFormats().time(new Date(since).toISOString());
  return (
    <p role="status" className="m-0 text-14 text-warn">
      {t('stale', { time })}
    </p>
  );
}

/** It changes every second, so it is not read out. */
function NextWindow() {
  const t = useTranslations('contracts.today');
  const left = useNextWindow();
  return (
    <span className="text-14 text-text-2 tabular-nums" aria-live="off">
      {t('next', { left })}
    </span>
  );
}

function Today({ bill }: { readonly bill: Bill }) {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const { scope, currency, tier } = bill;
  return (
    <Card className="grid gap-4 p-4">
      <h3 className="m-0 text-16 font-semibold">{t(`scope.${scope}`)}</h3>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-6">
        <Stat label={t('bill.validBet')}>
          <MoneyText amount={bill.validBet} currency={currency} />
        </Stat>
        <Stat label={t('bill.active')}>{formats.count(bill.active)}</Stat>
        <Stat label={t('bill.tier')}>{tier === null ? '–' : formats.count(tier)}</Stat>
        <Stat label={t('today.entitled')}>
          <MoneyText amount={bill.amount} currency={currency} />
        </Stat>
        <Stat label={t('bill.paid')}>
          <MoneyText amount={bill.paid} currency={currency} />
        </Stat>
        <Stat label={t('bill.owed')}>
          <MoneyText amount={bill.owed} currency={currency} />
        </Stat>
      </div>
      <BillWindows id={bill.id} />
    </Card>
  );
}
