import {
  abilitiesOf,
  type BodyOf,
  type Endpoints,
  type EnvelopeState,
  type ReplyOf,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { amountOf, minorOf, textIn } from '../promotions/terms.ts';
import type { Envelope } from './store-envelopes.ts';
import type { RainForm } from './rain-packets.ts';
import type { GiftForm } from './gift-recipients.ts';
import type { DeskEnvelope, SeenEnvelope } from './use-cases/list-envelopes.ts';

export function presentEnvelope(
  row: SeenEnvelope,
  viewer: {
    readonly locales: readonly string[];
    readonly currency: string;
    readonly now: Temporal.Instant;
  },
): ReplyOf<Endpoints['listEnvelopes']>[number] {
  const { id, names, opensAt, closesAt, grabs, own, multiple } = row;
  const { needsDeposit, needsPlay, leastRank } = row;
  const { locales, currency, now } = viewer;
  return {
    id,
    name: textIn(names, locales) ?? '',
    state: row.left === 0 && stateOf(row, now) === 'RUNNING' ? 'EMPTY' : stateOf(row, now),
    opensAt: String(opensAt),
    closesAt: String(closesAt),
    currency,
    budgetAmount: amountOf(row.budgetMinor, currency),
    packets: row.packets,
    packetsLeft: row.left,
    grabs,
    needsDeposit,
    needsPlay,
    leastRank,
    multiple,
    ownPackets: own,
    ownAmount: amountOf(row.ownMinor, currency),
  };
}

export function presentDeskEnvelope(
  row: DeskEnvelope,
  { site, clock }: Pick<Ctx, 'site' | 'clock'>,
): ReplyOf<Endpoints['stopEnvelope']> {
  const { id, kind, names, opensAt, closesAt, packets, grabs, multiple } = row;
  const { needsDeposit, needsPlay, leastRank } = row;
  const { currency } = site;
  return {
    id,
    kind,
    names,
    state: stateOf(row, clock.now()),
    opensAt: String(opensAt),
    closesAt: String(closesAt),
    currency,
    budgetAmount: amountOf(row.budgetMinor, currency),
    packets,
    grabs,
    multiple,
    needsDeposit,
    needsPlay,
    leastRank,
    packetsTaken: row.taken,
    takenAmount: amountOf(row.takenMinor, currency),
    members: row.members,
    madeAt: String(row.madeAt),
  };
}

function stateOf({ opensAt, closesAt, stoppedAt }: Envelope, now: Temporal.Instant): EnvelopeState {
  if (stoppedAt !== null || Temporal.Instant.compare(now, closesAt) >= 0) {
    return 'OVER';
  }
  return Temporal.Instant.compare(now, opensAt) < 0 ? 'COMING' : 'RUNNING';
}

/** What this operator may do with envelopes. */
export function manageAbilities(ctx: Ctx<OperatorActor>): 'manage'[] {
  return abilitiesOf(ctx.actor.role).includes('loyalty.manage') ? ['manage'] : [];
}

/** What was typed of a rain, in minor units. */
export function rainForm(body: BodyOf<Endpoints['createEnvelope']>, code: string): RainForm {
  const { names, opensAt, seconds, packets, grabs, multiple } = body;
  const { needsDeposit, needsPlay, leastRank } = body;
  return {
    names,
    opensAt: Temporal.Instant.from(opensAt),
    seconds,
    budgetMinor: minorOf(body.budgetAmount, code),
    packets,
    minMinor: minorOf(body.leastAmount, code),
    maxMinor: minorOf(body.mostAmount, code),
    grabs,
    multiple,
    needsDeposit,
    needsPlay,
    leastRank,
  };
}

/** What was typed of gifts, in minor units. */
export function giftForm(body: BodyOf<Endpoints['giveEnvelopes']>, code: string): GiftForm {
  const { names, accounts, multiple } = body;
  return { names, accounts, amountMinor: minorOf(body.giftAmount, code), multiple };
}
