import { useTranslations } from '@portal/i18n/react';
import { Button, Card, ChevronEndIcon, VisuallyHidden } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { centrePath } from '../../../shared/games/centres.ts';
import type { VendorCategory } from '../../../shared/games/game.ts';
import { useStartGame } from '../../../shared/games/start-game.ts';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';
import { useBoot } from '../../../shared/site/site-facts.ts';

type Lane = VendorCategory['lanes'][number];
type VendorCard = Lane['cards'][number];

/**
 * The lobbies of a category's vendors: one game starts, several open their list (G-10), which is
 * that of their type where the site gives the type one.
 */
export function VendorLanes({ category }: { readonly category: VendorCategory }) {
  const t = useTranslations('lobby.lanes');
  return category.lanes.map((lane) => (
    <section key={lane.title} className="mt-4" aria-label={t('vendors')}>
      <ul className="grid list-none gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {lane.cards.map((card) => (
          <li key={card.vassalage} className="min-w-0">
            <LobbyCard card={card} rebatePercent={category.rebatePercent} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function LobbyCard(props: {
  readonly card: VendorCard;
  readonly rebatePercent: string | undefined;
}) {
  const { card, rebatePercent } = props;
  const t = useTranslations('lobby.lanes');
  const common = useTranslations('common.counts');
  const shell = useTranslations('bars.nav');
  const start = useStartGame();
  const show = useDialogs((state) => state.show);
  const { navigate } = useRouter();
  const { gameListCentres } = useBoot();
  const { vassalage, displayName, gameType, nodeId } = card;
  const enter = (): void => {
    if (nodeId !== null) {
      start(nodeId, 'real');
    } else if (gameListCentres.includes(gameType)) {
      void navigate({ to: centrePath(gameType), search: { vassalage } });
    } else {
      show('vendorGames', { vassalage, gameType, name: displayName });
    }
  };
  return (
    <Card data-ux="G-10" className="flex h-full items-center gap-4 p-4">
      <SitePicture src={card.logo} width={72} height={72} loading="lazy" className="size-18" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-16 font-semibold">{displayName}</h2>
        <p className="text-13 text-text-2">
          {common('games', { count: card.games })}
          {rebatePercent !== undefined && (
            <span className="ms-2 text-accent">{shell('rebate', { percent: rebatePercent })}</span>
          )}
        </p>
        <Button size="small" variant="primary" className="mt-3" onClick={enter}>
          {t('enter')}
          <VisuallyHidden>{displayName}</VisuallyHidden>
          <ChevronEndIcon size={16} />
        </Button>
      </div>
    </Card>
  );
}
