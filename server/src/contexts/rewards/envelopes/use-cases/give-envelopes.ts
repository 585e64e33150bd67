import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { memberNamed } from '../../../members/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { insertReward } from '../../bonuses/store-rewards.ts';
import { usualPlay } from '../../bonuses/usual-play.ts';
import { eligibleAmong } from '../../raffles/eligible.ts';
import {
  type Envelope,
  findEnvelope,
  insertEnvelope,
  insertPackets,
  takePacket,
} from '../store-envelopes.ts';

const daysToTake = 7;

export interface GiftForm {
  readonly names: Readonly<Record<string, string>>;
  readonly accounts: readonly string[];
  readonly amountMinor: bigint;
  readonly multiple: number;
}

/**
 * Puts one envelope into the reward centre of each of these members, for seven days. Refusals in
 * order: `envelope_invalid` without a name, an amount or anybody, `envelope_account` for one that
 * is nobody's or may have nothing now (R13).
 */
export async function giveEnvelopes(
  ctx: Ctx<OperatorActor>,
  { form, reason }: { readonly form: GiftForm; readonly reason: string },
): Promise<Envelope> {
  const { names, amountMinor, multiple } = form;
  const accounts = [...new Set(form.accounts)];
  const isNamed = Object.values(names).some((name) => name !== '');
  if (!isNamed || amountMinor === 0n || accounts.length === 0) {
    throw new Refusal('envelope_invalid');
  }
  const memberIds = await membersOf(ctx, accounts);
  const id = ctx.ids.next('env');
  const opensAt = ctx.clock.now();
  const closesAt = opensAt.add({ hours: 24 * daysToTake });
  const packets = memberIds.length;
  const budgetMinor = amountMinor * BigInt(packets);
  const facts = { names, opensAt, closesAt, budgetMinor, packets, multiple };
  const row = { ...facts, id, kind: 'GIFT', grabs: 1, needsDeposit: false, at: opensAt } as const;
  await insertEnvelope(ctx.tx, row);
  await insertPackets(
    ctx.tx,
    id,
    memberIds.map(() => amountMinor),
  );
  for (const memberId of memberIds) {
    await takePacket(ctx.tx, { envelopeId: id, memberId, nth: 1, at: opensAt });
    await give(ctx, { ...row, memberId, amountMinor });
  }
  await recordAct(ctx, {
    action: 'envelope.give',
    subject: { type: 'envelope', id },
    after: {
      name: Object.values(names)[0] ?? '',
      amount: String(amountMinor),
      to: String(packets),
    },
    reason,
  });
  return assertDefined(await findEnvelope(ctx.tx, id), 'an envelope that was written');
}

async function membersOf(ctx: Ctx, accounts: readonly string[]): Promise<readonly MemberId[]> {
  const found: MemberId[] = [];
  for (const account of accounts) {
    const member = await memberNamed(ctx, account);
    if (member === undefined || member.kind === 'trial' || found.includes(member.id)) {
      throw new Refusal('envelope_account', { account });
    }
    found.push(member.id);
  }
  const eligible = await eligibleAmong(ctx, found);
  const at = found.findIndex((id) => !eligible.has(id));
  if (at >= 0) {
    throw new Refusal('envelope_account', { account: accounts[at] ?? '' });
  }
  return found;
}

async function give(
  ctx: Ctx,
  gift: Pick<Envelope, 'id' | 'names' | 'multiple' | 'closesAt'> & {
    readonly memberId: MemberId;
    readonly amountMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { id: reference, names, multiple, closesAt, memberId, amountMinor, at } = gift;
  await insertReward(ctx.tx, {
    id: ctx.ids.next('rwd'),
    memberId,
    source: 'envelope',
    reference,
    titles: names,
    amountMinor,
    currency: ctx.site.currency,
    wagering: usualPlay(multiple),
    depositMinor: 0n,
    claimUntil: closesAt,
    at,
  });
}
