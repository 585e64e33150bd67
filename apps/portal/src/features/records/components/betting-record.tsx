import { useFormats, useLanguage, useTranslations } from '@portal/i18n/react';
import type { PlayMode } from '@portal/protocol';
import { Segmented, Table, type Column } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';
import { GameImage } from '../../../shared/games/game-image.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { roundsQuery, type RoundLine } from '../api/list-rounds.ts';
import type { Preset } from '../period-search.ts';
import { periodOf } from '../period.ts';
import { RecordPage } from './record-page.tsx';

interface BettingRecordProps {
  readonly preset: Preset;
  readonly onPreset: (preset: Preset) => void;
}

/** Every round, newest first; a row leads to its receipt (MC-11). */
export function BettingRecord({ preset, onPreset }: BettingRecordProps) {
  const t = useTranslations('records.record');
  const title = useTranslations('shell.titles')('record');
  const { code } = useLanguage();
  const { timeZone } = useSite();
  const [atMs] = useState(nowMs);
  const [mode, setMode] = useState<PlayMode>('real');
  const period = periodOf(preset, { atMs, timeZone });
  const rounds = useInfiniteQuery(roundsQuery({ ...period, mode, language: code }));
  const lines = rounds.data?.pages.flatMap(({ content }) => content);
  return (
    <RecordPage
      ux="MC-11"
      title={title}
      preset={preset}
      onPreset={onPreset}
      filters={
        <Segmented
          label={t('mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'real', label: t('real') },
            { value: 'trial', label: t('trial') },
          ]}
        />
      }
      lineCount={lines?.length}
      query={rounds}
    >
      <Table
        caption={title}
        columns={useColumns()}
        rows={lines}
        rowKey={({ roundId }) => roundId}
        isStale={rounds.isPlaceholderData}
      />
    </RecordPage>
  );
}

function useColumns(): readonly Column<RoundLine>[] {
  const t = useTranslations('records.record.columns');
  const formats = useFormats();
  return [
    {
      id: 'game',
      header: t('game'),
      isTitle: true,
      cell: ({ roundId, displayName, iconUrl }) => (
        <Link
          to="/m/personalHistoryCopy/$roundId"
          params={{ roundId }}
          className="ui-row-link inline-flex items-center gap-3 font-semibold"
        >
          <span className="block h-9 w-7 flex-none overflow-hidden rounded-tag">
            <GameImage src={iconUrl} width={28} height={36} />
          </span>
          <bdi>{displayName}</bdi>
        </Link>
      ),
    },
    {
      id: 'time',
      header: t('time'),
      cell: ({ playedAt }) => (
        <time dateTime={playedAt} title={formats.fullDateTime(playedAt)}>
          {formats.dateTime(playedAt)}
        </time>
      ),
    },
    {
      id: 'freeSpins',
      header: t('freeSpins'),
      isNumber: true,
      cell: ({ freeSpins }) => (freeSpins === undefined ? '–' : formats.count(freeSpins)),
    },
    {
      id: 'stake',
      header: t('stake'),
      isNumber: true,
      cell: ({ stake, currency }) => <MoneyText amount={stake} currency={currency} />,
    },
    {
      id: 'win',
      header: t('win'),
      isNumber: true,
      cell: ({ win, currency }) => <MoneyText amount={win} currency={currency} />,
    },
    {
      id: 'net',
      header: t('net'),
      isNumber: true,
      cell: ({ net, currency }) => (
        <MoneyText amount={net} currency={currency} sign="always" tone="signed" />
      ),
    },
  ];
}
