import { assertDefined, currency, formatAmount, parseAmount } from '@portal/money';
import type { BodyOf, Endpoints, EnvelopeId, MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { uplineOf } from '../../../agents/index.ts';
import { refuseHeld } from '../../../identity/index.ts';
import { lookAtPlayers, moneyVerdicts, unavailableAmong } from '../../../limits/index.ts';
import { memberNamed } from '../../../members/index.ts';
import { post } from '../../../wallet/index.ts';
import type { CashierPorts } from '../../withdrawals/requirements.ts';
import { playLeft } from '../../transfers/play-left.ts';
import { refuseUncovered } from '../../transfers/refuse-uncovered.ts';
import { linkedWith } from '../linked-with.ts';
import { hoursToTake, mostMinor, mostPerDay, packetsOf } from '../rules.ts';
import {
  countTeamEnvelopes,
  insertTeamEnvelope,
  insertTeamMembers,
  insertTeamPackets,
} from '../store-team-envelopes.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** An agent gave an envelope to these members right below. */
    'cashier.envelope_given': {
      readonly envelopeId: string;
      readonly memberIds: readonly string[];
      readonly closesAt: string;
    };
  }
}

export type TeamEnvelopeForm = BodyOf<Endpoints['createTeamEnvelope']>;

/** What is set aside for envelopes of an agent, and only goes to members below or back. */
export function envelopePurse(agentId: MemberId): string {
  return `member:${agentId}:envelopes`;
}

/**
 * Sets the budget of an envelope aside from the agent's own money, which nothing asks play of any
 * more, and cuts its packets at once. Refusals in order: `team_envelope_amount`, those of the
 * agent's standing, `money_held`, `envelope_account` for who is not right below or may take nothing
 * of this agent now, `team_envelope_limit`, `turnover_left`, `insufficient_balance`.
 */
export async function createTeamEnvelope(
  ctx: Ctx<MemberActor>,
  form: TeamEnvelopeForm,
  ports: Pick<CashierPorts, 'requirementsOf' | 'owedOf'>,
): Promise<EnvelopeId> {
  const agentId = ctx.actor.id;
  const { greeting, isRandom, to } = form;
  const accounts = to.kind === 'chosen' ? [...new Set(to.accounts)] : [];
  const packets = to.kind === 'chosen' ? accounts.length : to.packets;
  const unit = currency(ctx.site.currency);
  const budget = parseAmount(form.budgetAmount, unit);
  const most = mostMinor(unit);
  const budgetMinor = budget.ok ? budget.value : 0n;
  const amounts =
    budgetMinor > 0n && budgetMinor <= most
      ? packetsOf({ budgetMinor, packets, isRandom }, ctx.random)
      : undefined;
  if (amounts === undefined) {
    throw new Refusal('team_envelope_amount', { most: formatAmount(most, unit) });
  }
  await refuseStanding(ctx, budgetMinor);
  await refuseHeld(ctx);
  const memberIds = await namedBelow(ctx, accounts);
  await refuseLimits(ctx, ports);
  await refuseUncovered(ctx, { memberId: agentId, amountMinor: budgetMinor }, ports);
  const id = ctx.ids.next('env');
  await setAside(ctx, id, budgetMinor);
  const madeAt = ctx.clock.now();
  const closesAt = madeAt.add({ hours: hoursToTake });
  const isChosen = to.kind === 'chosen';
  const facts = { id, agentId, greeting, isRandom, isChosen, budgetMinor, packets };
  await insertTeamEnvelope(ctx.tx, { ...facts, madeAt, closesAt });
  await insertTeamMembers(ctx.tx, id, memberIds);
  await insertTeamPackets(ctx.tx, id, amounts);
  if (isChosen) {
    const payload = { envelopeId: id, memberIds, closesAt: String(closesAt) };
    await emit(ctx, { name: 'cashier.envelope_given', payload });
  }
  return id;
}

async function refuseStanding(ctx: Ctx<MemberActor>, amountMinor: bigint): Promise<void> {
  const players = await lookAtPlayers(ctx, [ctx.actor.id]);
  const claims = [{ memberId: ctx.actor.id, move: 'transfer', amountMinor } as const];
  const [verdict] = moneyVerdicts(ctx, players, claims);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
}

/** Of a member who may take nothing an agent learns no more than of a stranger (H). */
async function namedBelow(
  ctx: Ctx<MemberActor>,
  accounts: readonly string[],
): Promise<readonly MemberId[]> {
  const ids: MemberId[] = [];
  for (const account of accounts) {
    const member = await memberNamed(ctx, account);
    const isBelow = member !== undefined && (await uplineOf(ctx, member.id)) === ctx.actor.id;
    if (!isBelow || ids.includes(member.id)) {
      throw new Refusal('envelope_account', { account });
    }
    ids.push(member.id);
  }
  const unavailable = await unavailableAmong(ctx, ids);
  const linked = await linkedWith(ctx, ctx.actor.id, ids);
  const at = ids.findIndex((id) => unavailable.has(id) || linked.has(id));
  if (at >= 0) {
    throw new Refusal('envelope_account', { account: accounts[at] ?? '' });
  }
  return ids;
}

async function refuseLimits(
  ctx: Ctx<MemberActor>,
  ports: Pick<CashierPorts, 'requirementsOf'>,
): Promise<void> {
  const since = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).startOfDay().toInstant();
  const { id: agentId } = ctx.actor;
  if ((await countTeamEnvelopes(ctx.tx, { agentId, since })) >= mostPerDay) {
    throw new Refusal('team_envelope_limit', { most: mostPerDay });
  }
  const play = await playLeft(ctx, agentId, ports);
  if (play > 0n) {
    throw new Refusal('turnover_left', { left: formatAmount(play, currency(ctx.site.currency)) });
  }
}

async function setAside(ctx: Ctx<MemberActor>, id: EnvelopeId, amountMinor: bigint): Promise<void> {
  const [outcome] = await post(ctx, [
    {
      debt: `team-envelope:${id}`,
      type: 'envelope_hold',
      from: `member:${ctx.actor.id}:cash`,
      to: envelopePurse(ctx.actor.id),
      amountMinor,
      currency: ctx.site.currency,
      reference: id,
    },
  ]);
  if (!assertDefined(outcome, 'one answer for one transfer').ok) {
    throw new Refusal('insufficient_balance');
  }
}
