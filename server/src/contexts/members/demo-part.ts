import { isIdOf, type MemberState } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { subjectNamed } from '../identity/index.ts';
import { memberNamed } from './reads.ts';
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

export async function membersDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const today = acts.filter(({ dayNumber }) => dayNumber === day.number);
  return Promise.resolve(
    today.map((act): Scene => ({ at: day.at(act.hours), play: (ctx) => carryOut(ctx, act) })),
  );
}

async function carryOut(ctx: Ctx, { account, state, reason }: Act): Promise<void> {
  const id = await subjectNamed(ctx, { realm: 'operator', username: operatorName });
  const member = await memberNamed(ctx, account);
  const isAble = id !== undefined && isIdOf('opr', id);
  if (!isAble || member === undefined || member.state === state) {
    return;
  }
  const actor = {
    kind: 'operator',
    id,
    sessionId: ctx.ids.next('ses'),
    name: operatorName,
    role: 'owner',
    ip: addressOf(operatorName),
  } as const;
  await changeState({ ...ctx, actor }, { id: member.id, state, reason });
}
