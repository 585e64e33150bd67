import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf, TeamEnvelopeState } from '@portal/protocol';
import { maskedName } from '../transfers/partner.ts';
import type { Received, ShownEnvelope } from './use-cases/list-team-envelopes.ts';

export function presentTeamEnvelope(
  { row, takers }: ShownEnvelope,
  viewer: { readonly currency: string; readonly now: Temporal.Instant },
): ReplyOf<Endpoints['createTeamEnvelope']> {
  const unit = currency(viewer.currency);
  const amount = (minor: bigint) => formatAmount(minor, unit);
  const takenMinor = takers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    id: row.id,
    greeting: row.greeting,
    state: stateOf({ row, takers }, viewer.now),
    isRandom: row.isRandom,
    isChosen: row.isChosen,
    currency: unit.code,
    budgetAmount: amount(row.budgetMinor),
    takenAmount: amount(takenMinor),
    returnedAmount: row.returnedMinor === null ? null : amount(row.returnedMinor),
    packets: row.packets,
    madeAt: String(row.madeAt),
    closesAt: String(row.closesAt),
    takers: takers.map(({ account, amountMinor, at }) => {
      return { account, giftAmount: amount(amountMinor), at: String(at) };
    }),
  };
}

function stateOf({ row, takers }: ShownEnvelope, now: Temporal.Instant): TeamEnvelopeState {
  if (Temporal.Instant.compare(now, row.closesAt) >= 0) {
    return 'OVER';
  }
  return takers.length === row.packets ? 'EMPTY' : 'RUNNING';
}

export function presentReceived(
  { rows, from }: Received,
  code: string,
): ReplyOf<Endpoints['listReceivedEnvelopes']> {
  const unit = currency(code);
  return rows.map(({ id, greeting, closesAt, amountMinor, takenAt, isLeft }) => ({
    id,
    greeting,
    from: maskedName(from),
    currency: unit.code,
    state: takenAt !== null ? 'TAKEN' : isLeft ? 'WAITING' : 'EMPTY',
    closesAt: String(closesAt),
    giftAmount: amountMinor === null ? null : formatAmount(amountMinor, unit),
    takenAt: takenAt === null ? null : String(takenAt),
  }));
}
