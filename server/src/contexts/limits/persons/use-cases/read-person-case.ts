import { assertDefined } from '@portal/money';
import type { PersonCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { hasColleagueWith } from '../../../identity/index.ts';
import { type FlagRow, selectFlags } from '../../store-desk.ts';
import { type NamedPersonCase, namedPersons } from '../named-persons.ts';
import { stoppedSide } from '../stopped-side.ts';
import { selectProofs } from '../store-marks.ts';
import { findPersonCase, selectPersonCasesOf } from '../store-person-cases.ts';

/** A case with all that decides about it. */
export interface WholePersonCase extends NamedPersonCase {
  readonly newerFlags: readonly FlagRow[];
  readonly olderFlags: readonly FlagRow[];
  readonly stopped: 'newer' | 'older';
  readonly hasSecond: boolean;
  readonly proofs: Awaited<ReturnType<typeof selectProofs>>;
  readonly related: readonly NamedPersonCase[];
}

/** Refuses with `not_found`. */
export async function readPersonCase(
  ctx: Ctx<OperatorActor>,
  id: PersonCaseId,
): Promise<WholePersonCase> {
  const row = await findPersonCase(ctx.tx, id);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  const { newerId, olderId } = row;
  const others = await selectPersonCasesOf(ctx.tx, [newerId, olderId]);
  const [whole, ...related] = await namedPersons(ctx, [
    row,
    ...others.filter((other) => other.id !== id),
  ]);
  const now = ctx.clock.now();
  return {
    ...assertDefined(whole, 'the row itself'),
    newerFlags: await selectFlags(ctx.tx, { memberId: newerId, now }),
    olderFlags: await selectFlags(ctx.tx, { memberId: olderId, now }),
    stopped: await stoppedSide(ctx, row),
    hasSecond: await hasColleagueWith(ctx, 'kyc.decide'),
    proofs: await selectProofs(ctx.tx, { newerId, olderId }),
    related,
  };
}
