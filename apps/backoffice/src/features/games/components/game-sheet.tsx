import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { ReactNode } from 'react';
import { Facts, Section } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { changeGameAudience } from '../api/change-audience.ts';
import type { DeskGame, GameList } from '../api/list-games.ts';
import { AudienceForm } from './audience-form.tsx';
import { GameForm } from './game-form.tsx';
import { GameStateTag } from './game-columns.tsx';
import { GameSwitch } from './game-switch.tsx';

/** One game: what it is, the switch that stops it, and where it stands in the lists. */
export function GameSheet(props: {
  readonly game: DeskGame | undefined;
  readonly site: Pick<GameList, 'languages' | 'timeZone'> | undefined;
  readonly onClose: () => void;
  /** Who changed it, below what it is. */
  readonly trail?: ReactNode;
}) {
  const { game, site, onClose, trail } = props;
  const t = useTranslations('desk-games');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-10-game"
      isWhole
      isOpen={game !== undefined}
      onClose={onClose}
      title={game?.gameName ?? t('one')}
      closeLabel={ui('close')}
    >
      {game !== undefined && (
        <div className="grid gap-6">
          <GameFacts game={game} />
          <GameSwitch key={`${game.nodeId} ${game.isOpen}`} game={game} />
          {game.abilities.includes('change') && (
            <Section title={t('change.title')}>
              <GameForm key={game.nodeId} game={game} />
            </Section>
          )}
          {game.abilities.includes('change') && site !== undefined && (
            <Section title={t('audience.column')}>
              <AudienceForm
                key={`${game.nodeId} ${JSON.stringify(game.shown)}`}
                name={game.gameName}
                shown={game.shown}
                site={site}
                send={(body) => changeGameAudience(game.nodeId, body)}
              />
            </Section>
          )}
          {trail}
        </div>
      )}
    </Sheet>
  );
}

function GameFacts({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-games');
  const categories = useTranslations('games.categories');
  const { stop } = game;
  const facts = [
    { label: t('columns.state'), value: <GameStateTag isOpen={game.isOpen} /> },
    { label: t('columns.vendor'), value: <bdi>{game.vendorName}</bdi> },
    { label: t('columns.kind'), value: categories(game.gameType) },
    { label: t('facts.code'), value: <bdi>{game.gameCode}</bdi> },
    { label: t('facts.number'), value: <bdi>{game.nodeId}</bdi> },
  ];
  const stopped =
    stop === null
      ? []
      : [
          { label: t('stop.at'), value: <Moment at={stop.stoppedAt} /> },
          { label: t('stop.by'), value: <bdi>{stop.stoppedBy}</bdi> },
          { label: t('stop.reason'), value: <bdi>{stop.reason}</bdi>, isWide: true },
        ];
  return (
    <>
      <Facts facts={[...facts, ...stopped]} />
      {!game.isVendorOpen && <p className="m-0 text-14 text-text-2">{t('facts.vendorStopped')}</p>}
    </>
  );
}
