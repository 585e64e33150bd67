import type { LimitKind, LimitPeriod, MemberId } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { subjectNamed } from '../identity/index.ts';
import { beginBreak } from './use-cases/begin-break.ts';
import { changeLimit } from './use-cases/change-limit.ts';
import { stopMember } from './use-cases/stop-member.ts';

interface ChosenLimit {
  readonly dayNumber: number;
  readonly hours: number;
  readonly account: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Units of the currency with two digits, minutes of a session; null removes. */
  readonly amount: bigint | null;
}

/** What members chose for themselves; generous enough to let the past be played as it was. */
const choices: readonly ChosenLimit[] = [
  {
    dayNumber: 12,
    hours: 21.1,
    account: 'demomember',
    kind: 'loss',
    period: 'week',
    amount: 900_000n,
  },
  {
    dayNumber: 12,
    hours: 21.2,
    account: 'demomember',
    kind: 'session',
    period: 'day',
    amount: 600n,
  },
  {
    dayNumber: 18,
    hours: 19.4,
    account: 'arunrat',
    kind: 'deposit',
    period: 'month',
    amount: 2_000_000n,
  },
  {
    dayNumber: 24,
    hours: 8.7,
    account: 'quietriver',
    kind: 'stake',
    period: 'day',
    amount: 5_000_000n,
  },
  // On the last evening, so that the question of a raise is open when the site is looked at.
  {
    dayNumber: 29,
    hours: 20.3,
    account: 'demomember',
    kind: 'loss',
    period: 'week',
    amount: 1_200_000n,
  },
];

/** Late on the last day: whoever is excluded plays no more. */
const exclusion = { dayNumber: 29, hours: 23.4, account: 'blueheron', months: 12 } as const;
const stop = {
  dayNumber: 22,
  hours: 10.6,
  account: 'coppercoin',
  reason: 'Took the welcome bonus with two accounts.',
} as const;

export async function limitsDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const scenes: readonly { readonly dayNumber: number; readonly scene: Scene }[] = [
    ...choices.map((choice) => ({
      dayNumber: choice.dayNumber,
      scene: { at: day.at(choice.hours), play: (ctx: Ctx) => choose(ctx, choice) },
    })),
    { dayNumber: stop.dayNumber, scene: { at: day.at(stop.hours), play: stopBonuses } },
    { dayNumber: exclusion.dayNumber, scene: { at: day.at(exclusion.hours), play: excludeOne } },
  ];
  return Promise.resolve(
    scenes.filter(({ dayNumber }) => dayNumber === day.number).map(({ scene }) => scene),
  );
}

async function memberNamed(ctx: Ctx, account: string): Promise<MemberId | undefined> {
  const id = await subjectNamed(ctx, { realm: 'member', username: account });
  return id !== undefined && isIdOf('mbr', id) ? id : undefined;
}

async function choose(ctx: Ctx, choice: ChosenLimit): Promise<void> {
  const { account, kind, period, amount } = choice;
  const memberId = await memberNamed(ctx, account);
  if (memberId !== undefined) {
    await changeLimit(asMember(ctx, memberId, account), { memberId, kind, period, amount });
  }
}

async function excludeOne(ctx: Ctx): Promise<void> {
  const { account, months } = exclusion;
  const memberId = await memberNamed(ctx, account);
  if (memberId === undefined) {
    return;
  }
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone);
  const endsAt = now.add({ months }).toInstant();
  const reason = 'own choice';
  await beginBreak(asMember(ctx, memberId, account), {
    memberId,
    kind: 'exclusion',
    endsAt,
    reason,
  });
}

async function stopBonuses(ctx: Ctx): Promise<void> {
  const name = 'operator';
  const id = await subjectNamed(ctx, { realm: 'operator', username: name });
  const memberId = await memberNamed(ctx, stop.account);
  if (id === undefined || !isIdOf('opr', id) || memberId === undefined) {
    return;
  }
  const actor = {
    kind: 'operator',
    id,
    sessionId: ctx.ids.next('ses'),
    name,
    role: 'owner',
    ip: addressOf(name),
  } as const;
  await stopMember({ ...ctx, actor }, { memberId, flag: 'NO_BONUS', reason: stop.reason });
}

function asMember(ctx: Ctx, id: MemberId, account: string): Ctx {
  const facts = { isTrial: false, isAgent: false, isRestricted: false, ip: addressOf(account) };
  return { ...ctx, actor: { kind: 'member', id, sessionId: ctx.ids.next('ses'), ...facts } };
}
