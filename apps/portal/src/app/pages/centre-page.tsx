import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { GameLobby } from '../../features/lobby/components/game-lobby.tsx';
import { NothingYet } from '../../features/lobby/components/nothing-yet.tsx';
import { VendorLanes } from '../../features/lobby/components/vendor-cards.tsx';
import { lobbyVendors } from '../../features/lobby/lobby-vendors.ts';
import { lazyInTime } from '../../shared/client/lazy-in-time.ts';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { centrePath, type CentreType } from '../../shared/games/centres.ts';
import type { VendorCategory } from '../../shared/games/game.ts';
import { gameKeys } from '../../shared/games/game-keys.ts';
import { vendorsQuery } from '../../shared/games/api/list-vendors.ts';
import { usePage } from '../use-page.ts';

/** Only the centres of lotteries lead to our own draws, so the others do not fetch them. */
const LotteryDoors = lazyInTime(
  async () => (await import('../../features/lottery/components/lottery-doors.tsx')).LotteryDoors,
);

/** The room beside the live tables. */
const ChatDoor = lazyInTime(
  async () => (await import('../../features/chat/components/chat-door.tsx')).ChatDoor,
);

/** The game centre of the category that its row names. */
export default function CentrePage() {
  const page = usePage();
  const category = page?.frame === 'account' ? undefined : page?.category;
  return category === undefined ? null : (
    <div
      data-ux={
        {
          PVP: 'R-06',
          LIVE: 'R-07',
          SPORTS: 'R-08',
          ESPORTS: 'R-09',
          COCKFIGHT: 'R-10',
          ELOTT: 'R-11',
          FISH: 'R-12',
          RNG: 'R-13',
          HOT: 'R-14',
          LOTT: 'R-15',
          FBSPORTS: 'R-20',
        }[category]
      }
    >
      <Centre key={category} category={category} />
    </div>
  );
}

function Centre({ category }: { readonly category: CentreType }) {
  const t = useTranslations('games.categories');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const path = centrePath(category);
  const filters = useSearch({ from: path });
  const { data, isPending } = useQuery(vendorsQuery(code));
  const first = useQueryClient().getQueryData<VendorCategory>(gameKeys.firstVendors(code));
  // Vendors stand above the games: without them until the list comes, the games would jump.
  const known = data ?? (first === undefined ? [] : [first]);
  const listed = known.find(({ gameCategory }) => gameCategory === category);
  const isLottery = category === 'ELOTT' || category === 'LOTT';
  const [hasDoors, setHasDoors] = useState(false);
  const doors = isLottery && (
    <Suspense>
      <LotteryDoors mode={category} onSettled={() => setHasDoors(true)} />
    </Suspense>
  );
  if (data !== undefined && listed === undefined) {
    return doors === false ? (
      <NothingYet title={t(category)} />
    ) : (
      <div className="page-frame min-h-dvh py-6">
        <PageHeading>{t(category)}</PageHeading>
        {doors}
      </div>
    );
  }
  return (
    <GameLobby
      type={category}
      title={t(category)}
      filters={filters}
      onFilters={(search, step) => {
        const replace = step?.isReplaced === true;
        void navigate({ to: path, search, resetScroll: false, replace });
      }}
      vendors={lobbyVendors(listed === undefined ? [] : [listed])}
      lanes={
        <>
          {doors}
          {category === 'LIVE' && (
            <Suspense fallback={<div className="h-12" />}>
              <ChatDoor room="live" />
            </Suspense>
          )}
          {(hasDoors || !isLottery) && listed !== undefined && listed.lanes.length > 0 && (
            <VendorLanes category={listed} />
          )}
        </>
      }
      // What comes above the games later would push them from under the reader's eyes.
      isHeld={isLottery && (isPending || !hasDoors)}
    />
  );
}
