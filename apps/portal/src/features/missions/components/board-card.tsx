import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Tag, type Tone } from '@portal/ui';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Board } from '../api/list-leaderboards.ts';
import { BoardPlaces } from './board-places.tsx';

const toneOf: Readonly<Record<Board['state'], Tone>> = {
  COMING: 'info',
  RUNNING: 'ok',
  HOLD: 'warn',
  PAID: 'neutral',
  WITHDRAWN: 'neutral',
};

/** One board: its days, what it counts, what it gives, and who stands where. */
export function BoardCard({
  board,
  currency,
}: {
  readonly board: Board;
  readonly currency: string;
}) {
  const t = useTranslations('missions.board');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const money = useMoneyLine();
  const { name, metric, category, scope, opensOn, closesOn, state } = board;
  const facts = [
    t(`metric.${metric}`),
    ...(category === null ? [] : [categories(category)]),
    ...(scope === undefined ? [] : [t('scope', { name: scope })]),
    ...(Number(board.leastStake) === 0
      ? []
      : [t('leastStake', { amount: money(board.leastStake, currency) })]),
    t('days', { from: formats.dayInText(opensOn), to: formats.dayInText(closesOn) }),
  ];
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:p-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="m-0 text-18 font-bold">
            <bdi>{name}</bdi>
          </h2>
          <Tag tone={toneOf[state]}>{t(`state.${state}`)}</Tag>
        </div>
        <p className="m-0 text-14 text-text-2">{facts.join(' · ')}</p>
        <Prizes board={board} currency={currency} />
      </div>
      {board.places.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{t(state === 'COMING' ? 'notYet' : 'nobody')}</p>
      ) : (
        <BoardPlaces board={board} currency={currency} />
      )}
    </Card>
  );
}

/** All that it gives, what has to be played of it, and who of two stands above. */
function Prizes({ board, currency }: { readonly board: Board; readonly currency: string }) {
  const t = useTranslations('missions.board');
  const money = useMoneyLine();
  const { prizes, multiple } = board;
  return (
    <p className="m-0 text-13 text-text-3">
      {t('prizes', { count: prizes.length, most: money(prizes[0] ?? '0', currency) })}
      {multiple > 0 && ` ${t('multiple', { count: multiple })}`} {t('ties')}
    </p>
  );
}
