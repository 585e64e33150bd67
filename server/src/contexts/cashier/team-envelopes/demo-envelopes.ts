import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { uplineOf } from '../../agents/index.ts';
import { everyMember, type Member } from '../../members/index.ts';
import type { CashierRules } from '../rules.ts';
import { selectReceivedEnvelopes } from './store-team-lists.ts';
import { createTeamEnvelope } from './use-cases/create-team-envelope.ts';
import { openTeamEnvelope } from './use-cases/open-team-envelope.ts';
import { returnTeamEnvelopes } from './use-cases/return-team-envelopes.ts';

const greetings = ['A good week to all of you', 'Thanks for a strong month', 'مع أطيب التمنيات'];
const giveHours = 10.5;
const takeHours = 12;
const returnHours = 10.4;
const most = 3;

/** Now and then an agent gives an envelope; some of the team take it, the rest goes back. */
export function teamEnvelopesDemo(rules: CashierRules): DemoPart {
  return async (ctx, day) => {
    const members = (await everyMember(ctx)).filter(({ state }) => state === 'active');
    const agents = members.filter(({ kind }) => kind === 'agent');
    return [
      { at: day.at(returnHours), play: returnTeamEnvelopes },
      ...agents.flatMap((agent) => giveScenes(day, agent, rules)),
      ...members.flatMap((member, at) => takeScenes(day, { member, at }, rules)),
    ];
  };
}

function giveScenes(day: DemoDay, agent: Member, rules: CashierRules): readonly Scene[] {
  const chance = day.chance(`envelope ${agent.account}`);
  if (!chance.happens(agent.account === 'demoagent' ? 0.5 : 0.35)) {
    return [];
  }
  const form = {
    greeting: chance.pick(greetings),
    budgetAmount: `${chance.between(1, 5)}00.00`,
    // Sizes by chance would tell another story each time.
    isRandom: false,
    to: { kind: 'first', packets: chance.between(2, most) },
  } as const;
  return [
    {
      at: day.at(giveHours + chance.fraction()),
      play: (ctx) =>
        unlessRefused(() => createTeamEnvelope(memberCtx(ctx, agent), form, rules.ports)),
    },
  ];
}

function takeScenes(
  day: DemoDay,
  { member, at }: { readonly member: Member; readonly at: number },
  rules: CashierRules,
): readonly Scene[] {
  return day.chance(`packet ${member.account}`).happens(0.3)
    ? [{ at: day.at(takeHours + at / 60), play: (ctx) => takeOne(ctx, member, rules) }]
    : [];
}

async function takeOne(ctx: Ctx, member: Member, rules: CashierRules): Promise<void> {
  const agentId: MemberId | undefined = await uplineOf(ctx, member.id);
  if (agentId === undefined) {
    return;
  }
  const now = ctx.clock.now();
  const query = { agentId, memberId: member.id, now, takenSince: now, limit: 1 };
  const [open] = await selectReceivedEnvelopes(ctx.tx, query);
  if (open !== undefined) {
    await unlessRefused(() => openTeamEnvelope(memberCtx(ctx, member), open.id, rules));
  }
}

/** There is not enough money, or something is left to play. */
async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
}
