import { useTeamDays } from './use-team-days.ts';

/** Records of others reach so far back (agents-loyalty-money.md B5). */
const backDays = 90;

/** The days of a record of the team; today at first, none older than 90 days. */
export function useTeamRecordDays(search: Parameters<typeof useTeamDays>[0]) {
  return useTeamDays(search, backDays);
}
