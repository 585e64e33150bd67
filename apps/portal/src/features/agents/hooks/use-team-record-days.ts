import { useTeamDays } from './use-team-days.ts';

/** Records of others reach so far back (agents-loyalty-money.md B5). */
const backDays = 90;
const dayMs = 86_400_000;

/** The days of a record of the team; today at first, none older than 90 days. */
export function useTeamRecordDays(search: Parameters<typeof useTeamDays>[0]) {
  const days = useTeamDays(search);
  const min = new Date(Date.parse(days.today) - backDays * dayMs).toISOString().slice(0, 10);
  return { ...days, limits: { ...days.limits, min } };
}
