import { isIdOf, type MemberState } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { subjectNamed } from '../identity/index.ts';
import { memberNamed } from './reads.ts';
import { changeTags } from './tags/use-cases/change-tags.ts';
import { changeState } from './use-cases/change-state.ts';

/** The operator of the first start. */
const operatorName = 'operator';

interface Act {
  readonly dayNumber: number;
  readonly hours: number;
  readonly account: string;
  readonly state: MemberState;
  readonly reason: string;
}

/** What the desk did to members in the past of a demo site, in an operator's own words. */
const acts: readonly Act[] = [
  {
    dayNumber: 16,
    hours: 11.2,
    account: 'velvetfox',
    state: 'locked',
    reason: 'Asked by e-mail for a break of one week.',
  },
  {
    dayNumber: 21,
    hours: 14.6,
    account: 'sixpence',
    state: 'locked',
    reason: 'Shares address and device with three other accounts; under review.',
  },
  {
    dayNumber: 23,
    hours: 9.3,
    account: 'velvetfox',
    state: 'active',
    reason: 'The break is over; identity confirmed by phone.',
  },
];

/** Who came on the first days keeps a mark of it, by which promotions choose. */
const firstComers = ['velvetfox', 'sixpence', 'harbourlight'] as const;
const markingDay = 5;

export async function membersDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const marking = { at: day.at(15.1), play: markFirst };
  const today = acts.filter(({ dayNumber }) => dayNumber === day.number);
  return Promise.resolve([
    ...today.map((act): Scene => ({ at: day.at(act.hours), play: (ctx) => carryOut(ctx, act) })),
    ...(day.number === markingDay ? [marking] : []),
  ]);
}

async function carryOut(ctx: Ctx, { account, state, reason }: Act): Promise<void> {
  const own = await deskOf(ctx);
  const member = await memberNamed(ctx, account);
  if (own !== undefined && member !== undefined && member.state !== state) {
    await changeState(own, { id: member.id, state, reason });
  }
}

async function markFirst(ctx: Ctx): Promise<void> {
  const own = await deskOf(ctx);
  for (const account of firstComers) {
    const member = await memberNamed(ctx, account);
    if (own !== undefined && member !== undefined) {
      const reason = 'Was here in the first week.';
      await changeTags(own, { id: member.id, tags: ['first-week'], reason });
    }
  }
}

async function deskOf(ctx: Ctx): Promise<Ctx<OperatorActor> | undefined> {
  const id = await subjectNamed(ctx, { realm: 'operator', username: operatorName });
  if (id === undefined || !isIdOf('opr', id)) {
    return undefined;
  }
  const actor = {
    kind: 'operator',
    id,
    sessionId: ctx.ids.next('ses'),
    name: operatorName,
    role: 'owner',
    ip: addressOf(operatorName),
  } as const;
  return { ...ctx, actor };
}
