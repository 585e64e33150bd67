import { useFormats, useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import { fromMinor } from '../../../shared/money/amounts.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { Bar } from '../../../shared/progress/bar.tsx';
import type { Terms } from '../api/read-terms.ts';
import { mayLeaveMinor, playLeftMinor } from '../may-leave.ts';
import { CountedBets } from './counted-bets.tsx';
import { SourceLink, useSourceName } from './source-link.tsx';

/** What is there, and what play still stands in between. */
export function TermsNote({ terms }: { readonly terms: Terms }) {
  const t = useTranslations('cashier.withdraw');
  const money = useMoneyLine();
  const sourceName = useSourceName();
  const { currency } = terms;
  const left = playLeftMinor(terms);
  return (
    <>
      {left > 0n && (
        <p className="m-0 text-14 font-semibold">
          {t('playFirst', {
            left: money(fromMinor(left, currency), currency),
            balance: money(terms.available, currency),
          })}
        </p>
      )}
      <dl className="m-0 grid gap-1 text-14">
        <Line label={t('available')}>
          <MoneyText amount={fromMinor(mayLeaveMinor(terms), currency)} currency={currency} />
        </Line>
        <Line label={t('leftToday')}>
          <MoneyText amount={terms.leftToday} currency={currency} />
        </Line>
        {terms.requirements.map((requirement) => (
          <Line
            key={`${requirement.kind} ${requirement.reference}`}
            label={<SourceLink requirement={requirement} />}
            at={requirement.openedAt}
          >
            <span className="flex items-center justify-end gap-2">
              <Bar
                label={sourceName(requirement)}
                share={Number(requirement.done) / Number(requirement.required)}
                className="w-24"
              />
              <MoneyText amount={requirement.left} currency={currency} />
            </span>
            <span className="block text-end text-13 font-normal text-text-2">
              {t('playDone', {
                done: money(requirement.done, currency),
                required: money(requirement.required, currency),
              })}
            </span>
            <bdi dir="ltr" className="block text-end text-13 font-normal text-text-2">
              {t('playTimes', {
                multiple: requirement.multiple,
                money: money(requirement.money, currency),
              })}
            </bdi>
          </Line>
        ))}
      </dl>
      <CountedBets terms={terms} />
    </>
  );
}

function Line(props: {
  readonly label: ReactNode;
  /** When it came: several rows of one kind are told apart by it. */
  readonly at?: string;
  readonly children: ReactNode;
}) {
  const formats = useFormats();
  const { label, at, children } = props;
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="flex flex-wrap items-baseline gap-x-2 text-text-2">
        {typeof label === 'string' ? <span>{label}</span> : label}
        {at !== undefined && (
          <time dateTime={at} dir="ltr" className="text-13 whitespace-nowrap">
            {formats.dateTime(at)}
          </time>
        )}
      </dt>
      <dd className="m-0 ms-auto font-semibold">{children}</dd>
    </div>
  );
}
