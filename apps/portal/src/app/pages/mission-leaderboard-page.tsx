import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MissionLeaderboard } from '../../features/missions/components/mission-leaderboard.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/m/missionLeaderboard';

/** Missions and boards; the list that is open lives in the address. */
export default function MissionLeaderboardPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <div>
      <PageHeading>{t('missionLeaderboard')}</PageHeading>
      <MissionLeaderboard
        search={search}
        onSearch={(next) =>
          void navigate({ to: path, search: next, replace: true, resetScroll: false })
        }
      />
    </div>
  );
}
