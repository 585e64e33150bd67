import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Asker } from './asker.ts';
import { leftOf } from './requirements.ts';

type Shown = ReplyOf<Endpoints['readQueuedWithdrawal']>['asker'];

export function presentAsker(asker: Asker, amount: (minor: bigint) => string): Shown {
  const { member, rank, provenAt, stops, heldUntil, deposits, requirements, notes } = asker;
  return {
    state: member.state,
    registeredAt: String(member.registeredAt),
    rank,
    provenAt: provenAt === null ? null : String(provenAt),
    stops: [...stops],
    heldUntil: heldUntil === undefined ? null : String(heldUntil),
    deposited: amount(deposits.paidMinor),
    deposits: deposits.count,
    withdrawn: amount(asker.withdrawnMinor),
    requirements: requirements.map((requirement) => ({
      kind: requirement.kind,
      required: amount(requirement.requiredMinor),
      done: amount(requirement.doneMinor),
      left: amount(leftOf(requirement)),
      openedAt: String(requirement.openedAt),
    })),
    notes: notes.map(({ text, writtenBy, writtenAt }) => ({
      text,
      writtenBy,
      writtenAt: String(writtenAt),
    })),
  };
}
