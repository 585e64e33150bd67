import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { DeskGame } from '../api/list-games.ts';

/** Open, or stopped; never by colour alone. */
export function GameStateTag({ isOpen }: Pick<DeskGame, 'isOpen'>) {
  const t = useTranslations('desk-games.state');
  return <Tag tone={isOpen ? 'ok' : 'bad'}>{t(isOpen ? 'open' : 'stopped')}</Tag>;
}

export function useGameColumns(onOpen: (nodeId: string) => void): readonly Column<DeskGame>[] {
  const t = useTranslations('desk-games');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  return [
    {
      id: 'game',
      header: t('columns.game'),
      isTitle: true,
      cell: ({ nodeId, gameName, gameCode }) => (
        <OpenButton onOpen={() => onOpen(nodeId)}>
          <bdi>{gameName}</bdi> <bdi className="text-12 text-text-3">{gameCode}</bdi>
        </OpenButton>
      ),
    },
    { id: 'vendor', header: t('columns.vendor'), cell: (row) => <bdi>{row.vendorName}</bdi> },
    { id: 'kind', header: t('columns.kind'), cell: (row) => categories(row.gameType) },
    {
      id: 'mark',
      header: t('columns.mark'),
      cell: ({ gameGroupCode }) => (gameGroupCode === '' ? '–' : t(`mark.${gameGroupCode}`)),
    },
    {
      id: 'trial',
      header: t('columns.trial'),
      cell: ({ supportPlay }) => t(supportPlay === 0 ? 'trial.yes' : 'trial.no'),
    },
    {
      id: 'order',
      header: t('columns.order'),
      isNumber: true,
      cell: ({ popularity }) => formats.count(popularity),
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (row) => <GameStateTag isOpen={row.isOpen} />,
    },
  ];
}
