import { classNames } from '@portal/ui';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { creditAmount } from '../credit-amount.ts';
import type { SlotTheme } from '../../../shared/stage/data/themes.ts';
import type { Launch } from '../round.ts';
import { LinePicture } from './line-picture.tsx';
import { SpreadFacts } from './spread-facts.tsx';
import { SymbolPicture } from '../../../shared/stage/symbols/symbol-picture.tsx';
import styles from './pays.module.css';

interface PayTableProps {
  readonly launch: Launch;
  readonly theme: SlotTheme;
  readonly stake: string;
}

/** What each run pays at the chosen stake. */
export function PayTable({ launch, theme, stake }: PayTableProps) {
  const t = useTranslations('slot.info');
  const { design, currency } = launch;
  const amount = (credits: number): string =>
    creditAmount({ credits, stake, totalBetCredits: design.totalBetCredits, currency });
  return (
    <div className="grid gap-5">
      <SpreadFacts launch={launch} amount={amount} />
      <ul className={classNames(styles['pays'], 'list-none')}>
        {Object.entries(design.paytable).map(([symbol, row]) => (
          <li key={symbol} className="flex items-center gap-3 rounded-card border border-line p-2">
            <SymbolPicture symbol={symbol} design={design} theme={theme} size={52} />
            <Runs
              rows={Object.entries(row).map(([count, credits]) => ({
                count: Number(count),
                amount: amount(credits),
              }))}
              currency={currency}
            />
          </li>
        ))}
        {design.scatter !== undefined && (
          <li className="flex items-center gap-3 rounded-card border border-line p-2">
            <SymbolPicture symbol={design.scatter.symbol} design={design} theme={theme} size={52} />
            <div>
              <p className="text-13 font-semibold">{t('scatter')}</p>
              <Runs
                rows={Object.entries(design.scatter.paysTimesTotalBet).map(([count, times]) => ({
                  count: Number(count),
                  amount: amount(times * design.totalBetCredits),
                }))}
                currency={currency}
              />
            </div>
          </li>
        )}
        {design.wild !== undefined && (
          <li className="flex items-center gap-3 rounded-card border border-line p-2">
            <SymbolPicture symbol={design.wild.symbol} design={design} theme={theme} size={52} />
            <p className="text-13">
              <b>{t('wild')}</b>
              <br />
              {t('wildReels', { reels: design.wild.reels.join(', ') })}
            </p>
          </li>
        )}
      </ul>
      {design.lines !== undefined && <Lines lines={design.lines} rows={design.rows} />}
    </div>
  );
}

function Runs(props: {
  readonly rows: readonly { readonly count: number; readonly amount: string }[];
  readonly currency: string;
}) {
  const formats = useFormats();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-13">
      {props.rows
        .toSorted((run, other) => other.count - run.count)
        .map(({ count, amount }) => (
          <div key={count} className="contents">
            <dt dir="ltr" className="text-text-3">
              {formats.count(count)} ×
            </dt>
            <dd>
              <MoneyText amount={amount} currency={props.currency} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Lines(props: { readonly lines: readonly (readonly number[])[]; readonly rows: number }) {
  const t = useTranslations('slot.info');
  return (
    <section>
      <h3 className="mb-2 text-16 font-semibold">{t('lines', { count: props.lines.length })}</h3>
      <ol className={classNames(styles['lines'], 'list-none')}>
        {props.lines.map((line, index) => (
          <li key={line.join('')} className="text-center text-12 text-text-3">
            <LinePicture line={line} rows={props.rows} />
            {index + 1}
          </li>
        ))}
      </ol>
    </section>
  );
}
