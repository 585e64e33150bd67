import { useTranslations } from '@portal/i18n/react';
import { Tabs } from '@portal/ui';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { type MissionSearch, type MissionTab, missionTabs } from '../mission-search.ts';
import { BoardList } from './board-list.tsx';
import { MissionBadge } from './mission-badge.tsx';
import { MissionList } from './mission-list.tsx';

interface MissionLeaderboardProps {
  readonly search: MissionSearch;
  readonly onSearch: (search: MissionSearch) => void;
}

/** What may be done and claimed, and who did most of it (MC-17). */
export function MissionLeaderboard({ search, onSearch }: MissionLeaderboardProps) {
  const t = useTranslations('missions');
  const tab = search.tab ?? 'missions';
  if (!useHearsOffers()) {
    return <OffersRest />;
  }
  return (
    <div data-ux="MC-17">
      <Tabs
        label={t('tabs.label')}
        tabs={missionTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          ...(value === 'missions' && { badge: <MissionBadge /> }),
        }))}
        value={tab}
        onChange={(next: MissionTab) => onSearch({ tab: next })}
      >
        {tab === 'missions' ? <MissionList /> : <BoardList />}
      </Tabs>
    </div>
  );
}
