import { useLanguage } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readMissionSummary } from '@portal/protocol/calls/missions';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { useMember } from '../../../shared/session/session.ts';
import { missionKeys } from '../mission-keys.ts';

export type MissionSummary = ReplyOf<Endpoints['readMissionSummary']>;
export type Mission = MissionSummary['missions'][number];

const freshForMs = 30_000;

export function useMissionSummary() {
  const { code: language } = useLanguage();
  const isMember = useMember()?.isTrial === false;
  return useQuery({
    queryKey: missionKeys.summary(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMissionSummary, { query: { language }, signal })),
    staleTime: freshForMs,
    enabled: isMember,
  });
}
