import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { usePause } from '../../../shared/protection/use-pause.ts';
import type { LotteryGame } from '../halls.ts';
import type { Draft } from '../hooks/use-draft.ts';
import { useSlipRefusal } from '../hooks/use-slip-refusal.ts';
import { amountOf, hitPrize, type ListedLine, mostOf, totalCost } from '../slip.ts';
import { betListId } from './bet-list.tsx';
import { HotNote } from './hot-note.tsx';
import playStyles from './play.module.css';
import slipStyles from './slip.module.css';

interface TotalProps {
  readonly draft: Draft;
  /** The list below, which a phone does not show beside the line. */
  readonly lines: readonly ListedLine[];
  readonly game: LotteryGame;
  readonly currency: string;
  readonly onAdd: () => void;
  readonly onBet: () => void;
  readonly onQuickPick: (count: number) => void;
}

const quickPicks = [1, 5, 10];

/** Count, stake and prize of the line that is put together, and what to do with it (LOT-07). */
export function DraftTotal(props: TotalProps) {
  const t = useTranslations('lottery.draft');
  const { draft, lines, onAdd, onBet, onQuickPick } = props;
  const isReady = draft.priced.ok;
  const pause = usePause();
  const paused = useTranslations('protection.pause');
  return (
    <>
      <div role="group" aria-label={t('quickPick')} className={playStyles['tools']}>
        <span className="text-13 text-text-2">{t('quickPick')}</span>
        {quickPicks.map((count) => (
          <button
            key={count}
            type="button"
            className={playStyles['tool']}
            aria-label={t('quickPickOf', { count })}
            onClick={() => {
              onQuickPick(count);
            }}
          >
            {count}
          </button>
        ))}
      </div>
      <div data-ux="LOT-07" className={slipStyles['draft']}>
        <DraftSum {...props} />
        <ListLink {...props} />
        {pause !== undefined && <p className="m-0 text-13 text-warn">{paused('games')}</p>}
        <div className={slipStyles['draft-actions']}>
          <Button disabled={!isReady} onClick={onAdd}>
            {t('add')}
          </Button>
          <Button variant="primary" disabled={!isReady || pause !== undefined} onClick={onBet}>
            {lines.length === 0 ? t('betNow') : t('betAll', { count: lines.length + 1 })}
          </Button>
        </div>
      </div>
    </>
  );
}

/** On a phone: what is in the list so far, and the way down to it. */
function ListLink({ lines, currency }: Pick<TotalProps, 'lines' | 'currency'>) {
  const t = useTranslations('lottery.list');
  const formats = useFormats();
  return lines.length === 0 ? null : (
    <Button
      size="small"
      variant="ghost"
      className="lg:hidden"
      onClick={() => {
        document.getElementById(betListId)?.scrollIntoView({ block: 'center' });
      }}
    >
      {t('titleOf', { count: formats.count(lines.length) })}{' '}
      <MoneyText amount={amountOf(totalCost(lines), currency)} currency={currency} />
    </Button>
  );
}

function DraftSum({ draft, game, currency }: TotalProps) {
  const t = useTranslations('lottery.draft');
  const formats = useFormats();
  const refusal = useSlipRefusal(game)(draft);
  const { priced } = draft;
  if (!priced.ok) {
    return <p className={slipStyles['draft-sum']}>{refusal}</p>;
  }
  const { line, cost, rebate } = priced.value;
  const hit = hitPrize(priced.value);
  const most = mostOf(priced.value, game);
  return (
    <output className={slipStyles['draft-sum']}>
      <span>
        {t('bets', { count: line.units, text: formats.count(line.units) })}
        {' = '}
        <strong>
          <MoneyText amount={amountOf(cost, currency)} currency={currency} />
        </strong>
      </span>
      <small>
        {t('hitPays')} <MoneyText amount={amountOf(hit, currency)} currency={currency} />
        {' · '}
        {t('mostPays')} <MoneyText amount={amountOf(most, currency)} currency={currency} />
        {most < hit && ` ${t('limited')}`}
        {rebate > 0n && (
          <>
            {' · '}
            {t('rebate')} <MoneyText amount={amountOf(rebate, currency)} currency={currency} />
          </>
        )}
        <HotNote priced={priced.value} />
      </small>
    </output>
  );
}
