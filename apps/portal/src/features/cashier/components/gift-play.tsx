import { useFormats, useTranslations } from '@portal/i18n/react';
import type { PlaySource } from '@portal/protocol';
import { Card } from '@portal/ui';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { Bar } from '../../../shared/progress/bar.tsx';
import { type Requirement, useTerms } from '../api/read-terms.ts';
import { SourceLink, useSourceName } from './source-link.tsx';

/** Money of the house that is no bonus of a promotion: missions, ranks, boards, points. */
const given: ReadonlySet<PlaySource> = new Set(['gift', 'points']);

/** What is left to be played for gifts and converted points, beside the bonuses (MC-14). */
export function GiftPlay() {
  const t = useTranslations('cashier.withdraw');
  const terms = useTerms().data;
  const rows = terms?.requirements.filter(({ kind }) => given.has(kind)) ?? [];
  return terms === undefined || rows.length === 0 ? null : (
    <section aria-label={t('giftPlay')} className="mt-6 grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('giftPlay')}</h2>
      <ul className="m-0 grid list-none gap-3 p-0">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.reference}`}>
            <GiftRow row={row} currency={terms.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GiftRow({ row, currency }: { readonly row: Requirement; readonly currency: string }) {
  const t = useTranslations('cashier.withdraw');
  const formats = useFormats();
  const money = useMoneyLine();
  const name = useSourceName()(row);
  const { done, left, required, multiple } = row;
  return (
    <Card className="grid gap-2 p-4 text-14">
      <p className="m-0 flex flex-wrap justify-between gap-x-4 font-semibold">
        <SourceLink requirement={row} />
        <time dateTime={row.openedAt} dir="ltr" className="text-13 font-normal text-text-2">
          {formats.dateTime(row.openedAt)}
        </time>
      </p>
      <Bar label={name} share={Number(done) / Number(required)} />
      <p className="m-0 flex flex-wrap justify-between gap-x-4 text-13 text-text-2">
        <span>
          <MoneyText amount={left} currency={currency} />{' '}
          {t('playDone', { done: money(done, currency), required: money(required, currency) })}
        </span>
        <bdi dir="ltr">{t('playTimes', { multiple, money: money(row.money, currency) })}</bdi>
      </p>
    </Card>
  );
}
