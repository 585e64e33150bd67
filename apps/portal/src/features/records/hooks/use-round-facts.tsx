import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads } from '@portal/records';
import { buttonClass, CopyId } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { RoundLine } from '../api/list-rounds.ts';
import { useCopyLabels } from './use-copy-labels.ts';

/** All that a line says, and the way to its receipt. */
export function useRoundFacts(zone: string) {
  const t = useTranslations('records.record');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const formats = useFormats();
  const copy = useCopyLabels();
  return (round: RoundLine) => ({
    title: <bdi>{round.displayName}</bdi>,
    facts: [
      {
        label: time(t('columns.time')),
        value: <bdi dir="ltr">{formats.fullDateTime(round.playedAt)}</bdi>,
      },
      { label: t('columns.round'), value: <CopyId id={round.roundId} labels={copy} /> },
      { label: t('columns.type'), value: t(`engine.${round.engine}`) },
      { label: t('columns.state'), value: t(`state.${round.state}`) },
      {
        label: t('columns.freeSpins'),
        value: round.freeSpins === undefined ? '–' : formats.count(round.freeSpins),
      },
      {
        label: t('columns.stake'),
        value: <MoneyText amount={round.stake} currency={round.currency} />,
      },
      {
        label: t('columns.win'),
        value: <MoneyText amount={round.win} currency={round.currency} />,
      },
      {
        label: t('columns.net'),
        value: (
          <MoneyText amount={round.net} currency={round.currency} sign="always" tone="signed" />
        ),
      },
    ],
    link: (
      <Link
        to="/m/personalHistoryCopy/$roundId"
        params={{ roundId: round.roundId }}
        className={buttonClass({ variant: 'primary', block: true })}
      >
        {t('receipt')}
      </Link>
    ),
  });
}
