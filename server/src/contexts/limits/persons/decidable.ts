import type { PersonCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockPersonCase, type PersonCaseRow } from './store-person-cases.ts';

/** Whether somebody else has taken the case and still has it. */
export function isClaimedByOther(
  row: Pick<PersonCaseRow, 'claimedBy' | 'claimedUntil'>,
  viewer: Pick<Ctx<OperatorActor>, 'actor' | 'clock'>,
): boolean {
  const { claimedBy, claimedUntil } = row;
  return (
    claimedBy !== null &&
    claimedBy !== viewer.actor.id &&
    claimedUntil !== null &&
    Temporal.Instant.compare(claimedUntil, viewer.clock.now()) > 0
  );
}

/**
 * Locks a case for a decision; one that was found to be one person may still be found to be two.
 * Refusals in order: `not_found`, `person_case_claimed`, `person_case_decided`.
 */
export async function lockForDecision(
  ctx: Ctx<OperatorActor>,
  id: PersonCaseId,
  decision?: 'same' | 'different',
): Promise<PersonCaseRow> {
  const row = await lockPersonCase(ctx.tx, id);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  if (isClaimedByOther(row, ctx)) {
    const { claimedByName: by, claimedUntil } = row;
    throw new Refusal('person_case_claimed', { by, until: String(claimedUntil) });
  }
  const isUndone = row.state === 'same' && decision === 'different';
  if (row.state !== 'waiting' && !isUndone) {
    throw new Refusal('person_case_decided');
  }
  return row;
}
