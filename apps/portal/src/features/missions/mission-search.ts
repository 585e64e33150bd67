export const missionTabs = ['missions', 'leaderboard'] as const;
export type MissionTab = (typeof missionTabs)[number];

/** The query of the address: the list that is open. */
export interface MissionSearch {
  readonly tab?: MissionTab | undefined;
}

/** What it does not understand it leaves out. */
export function readMissionSearch(raw: Readonly<Record<string, unknown>>): MissionSearch {
  return { tab: missionTabs.find((tab) => tab === raw['tab']) };
}
