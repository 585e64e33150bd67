import { assertDefined } from '@portal/money';
import type { EnvelopeId, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { nameOfSite } from '../../../../platform/name-of-site.ts';
import { moneyFact, recordAct } from '../../../trail/index.ts';
import { insertReward } from '../../bonuses/store-rewards.ts';
import { usualPlay } from '../../bonuses/usual-play.ts';
import { daysToTake } from '../give-one.ts';
import { type GiftForm, recipientsOf } from '../gift-recipients.ts';
import {
  type Envelope,
  findEnvelope,
  type Giver,
  insertEnvelope,
  insertPackets,
  takePacket,
} from '../store-envelopes.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Envelopes of the house wait for these members. */
    'rewards.envelope_given': {
      readonly envelopeId: EnvelopeId;
      readonly memberIds: readonly MemberId[];
      readonly until: string;
    };
  }
}

export interface Gift {
  readonly form: GiftForm;
  readonly reason: string;
  /** Absent where it is given at once. */
  readonly approved?: { readonly id: EnvelopeId } & Giver;
}

/**
 * Puts one envelope into the reward centre of each of these members, for seven days. Refuses as
 * {@link recipientsOf} does.
 */
export async function giveEnvelopes(
  ctx: Ctx<OperatorActor>,
  { form, reason, approved }: Gift,
): Promise<Envelope> {
  const { names, amountMinor, multiple } = form;
  const memberIds = await recipientsOf(ctx, form);
  const id = approved?.id ?? ctx.ids.next('env');
  const giver = approved ?? { operatorId: ctx.actor.id, approvalId: null };
  const opensAt = ctx.clock.now();
  const closesAt = opensAt.add({ hours: 24 * daysToTake });
  const packets = memberIds.length;
  const budgetMinor = amountMinor * BigInt(packets);
  const facts = { names, opensAt, closesAt, budgetMinor, packets, multiple };
  const meant = { needsDeposit: false, needsPlay: false, leastRank: 0 };
  const row = { ...facts, ...meant, id, kind: 'GIFT', grabs: 1, at: opensAt } as const;
  await insertEnvelope(ctx.tx, row, giver);
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
      name: nameOfSite(ctx.site, names),
      amount: moneyFact(ctx, amountMinor),
      to: String(packets),
    },
    reason,
  });
  const payload = { envelopeId: id, memberIds, until: String(closesAt) };
  await emit(ctx, { name: 'rewards.envelope_given', payload });
  return assertDefined(await findEnvelope(ctx.tx, id), 'an envelope that was written');
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
