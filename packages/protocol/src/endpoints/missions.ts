import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { missionId } from '../schemas/ids.ts';
import { boards, mission, missionPeriodKey } from '../schemas/mission.ts';
import { currencyText, dayText, languageCode } from '../schemas/wire.ts';

const base = '/wps/relay/missions';
const standing = [
  'account_locked',
  'bonuses_stopped',
  'on_break',
  'self_excluded',
  'consent_needed',
] as const;

export const readMissionSummary = endpoint({
  method: 'GET',
  path: `${base}/summary`,
  summary: 'The missions of the caller with what is done of each, and how many may be claimed.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ language: languageCode.optional() }),
  reply: z.strictObject({
    currency: currencyText,
    claimCount: z.int(),
    /** What may be claimed first. */
    missions: z.array(mission),
  }),
  errors: [],
});

export const noteAppVisit = endpoint({
  method: 'POST',
  path: `${base}/app-visits`,
  summary: 'The caller is signed in in the installed app; one visit a day counts for missions.',
  access: 'member',
  rate: 'write',
  reply: z.strictObject({ siteDay: dayText }),
  errors: [],
});

export const joinMission = endpoint({
  method: 'POST',
  path: `${base}/{id}/join`,
  summary: 'Takes part in a mission that asks for it; what was done before does not count.',
  access: 'member',
  rate: 'write',
  params: z.strictObject({ id: missionId }),
  reply: mission,
  errors: [...standing, 'not_found', 'mission_state'],
});

export const claimMission = endpoint({
  method: 'POST',
  path: `${base}/{id}/claim`,
  summary: 'Takes what a mission is worth, once in each of its periods.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: z.strictObject({ id: missionId }),
  body: z.strictObject({ period: missionPeriodKey }),
  reply: mission,
  errors: [
    ...standing,
    'not_found',
    'mission_state',
    'mission_budget_used',
    'mission_day_full',
    'one_per_person',
    'raffle_over',
    'raffle_full',
  ],
});

export const listLeaderboards = endpoint({
  method: 'GET',
  path: `${base}/leaderboard`,
  summary: 'Boards that run, come, or ended a short time ago, with the own place on each.',
  access: 'member',
  rate: 'read',
  query: z.strictObject({ language: languageCode.optional() }),
  reply: boards,
  errors: [],
});

export const changeBoardName = endpoint({
  method: 'PUT',
  path: `${base}/leaderboard/name`,
  summary: 'Whether boards name the caller to others.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({ isHidden: z.boolean() }),
  reply: z.strictObject({ isHidden: z.boolean() }),
  errors: [],
});
