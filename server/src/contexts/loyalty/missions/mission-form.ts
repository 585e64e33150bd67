import { currency, parseAmount } from '@portal/money';
import {
  amountMissionKinds,
  bestMissionKinds,
  type BodyOf,
  type Endpoints,
  type MissionKind,
  moneyMissionRewards,
  playMissionKinds,
} from '@portal/protocol';
import type { MissionForm } from './store-missions.ts';

/** The most tickets that one mission gives. */
const mostTickets = 100n;

/** What was typed, in minor units and whole numbers; undefined where a mission can't be so. */
export function missionForm(
  body: BodyOf<Endpoints['createMission']>,
  code: string,
): MissionForm | undefined {
  const isMoney = moneyMissionRewards.includes(body.rewardKind);
  const target = targetOf(body, code);
  const reward = figureOf(body.reward, isMoney ? code : undefined);
  const budget = figureOf(body.budget, isMoney ? code : undefined);
  if (target === undefined || reward === undefined || budget === undefined || budget < reward) {
    return undefined;
  }
  if (body.vendorCode !== undefined && body.gameId !== undefined) {
    return undefined;
  }
  if (body.needsJoin && bestMissionKinds.includes(body.kind)) {
    return undefined;
  }
  const { names, kind, category, cycle, opensOn, closesOn, needsJoin, minVip, sort } = body;
  const { rewardKind, raffleId = null, afterMission = null, mostPerDay = null } = body;
  const isTicket = rewardKind === 'TICKET';
  if (isTicket !== (raffleId !== null) || (isTicket && reward > mostTickets)) {
    return undefined;
  }
  return {
    names,
    kind,
    category: countsPlay(kind) ? category : null,
    vendorCode: countsPlay(kind) ? (body.vendorCode ?? null) : null,
    gameId: countsPlay(kind) ? (body.gameId ?? null) : null,
    target,
    cycle,
    opensOn,
    closesOn,
    needsJoin,
    minVip,
    afterMission,
    mostPerDay,
    rewardKind,
    raffleId,
    reward,
    multiple: isMoney ? body.multiple : 0,
    budget,
    sort,
  };
}

/** An amount, a multiple of the stake in hundredths, or a number of times. */
function targetOf(
  { kind, target }: Pick<BodyOf<Endpoints['createMission']>, 'kind' | 'target'>,
  code: string,
): bigint | undefined {
  if (kind === 'WIN_MULTIPLIER') {
    const [, whole = '', parts = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/u.exec(target) ?? [];
    const hundredths = whole === '' ? 0n : BigInt(`${whole}${parts.padEnd(2, '0')}`);
    return hundredths > 0n ? hundredths : undefined;
  }
  return figureOf(target, amountMissionKinds.includes(kind) ? code : undefined);
}

function countsPlay(kind: MissionKind): boolean {
  return playMissionKinds.includes(kind);
}

/** Above zero; without a currency a whole number. */
function figureOf(text: string, code: string | undefined): bigint | undefined {
  if (code === undefined) {
    return /^[1-9]\d{0,11}$/u.test(text) ? BigInt(text) : undefined;
  }
  const parsed = parseAmount(text, currency(code));
  return parsed.ok && parsed.value > 0n ? parsed.value : undefined;
}
