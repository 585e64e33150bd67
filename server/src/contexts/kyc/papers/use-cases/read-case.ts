import { assertDefined } from '@portal/money';
import type { KycCaseId, KycDocumentId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { type PersonPair, pairsOf } from '../../../limits/index.ts';
import { readProfileTexts } from '../../../members/index.ts';
import { named, type NamedCase, ownCase } from '../named-cases.ts';
import { openSaid, type Said } from '../said.ts';
import { selectCasesOf } from '../store-cases.ts';
import { selectDocumentIds } from '../store-documents.ts';

/** Papers with all that decides about them. */
export interface WholeCase extends NamedCase {
  readonly said: Said;
  readonly profile: Readonly<Record<string, string>>;
  readonly documentIds: readonly KycDocumentId[];
  readonly earlier: readonly NamedCase[];
  /** Accounts that may be of the same person (R12). */
  readonly pairs: readonly PersonPair[];
}

/** Refuses with `not_found`. */
export async function readCase(ctx: Ctx<OperatorActor>, id: KycCaseId): Promise<WholeCase> {
  const row = await ownCase(ctx, id);
  const all = await named(ctx, [row, ...(await selectCasesOf(ctx.tx, row.memberId))]);
  const [whole, ...cases] = all;
  return {
    ...assertDefined(whole, 'the row itself'),
    said: openSaid(ctx, row),
    profile: await readProfileTexts(ctx, row.memberId),
    documentIds: await selectDocumentIds(ctx.tx, id),
    pairs: await pairsOf(ctx, row.memberId),
    earlier: cases.filter((other) => other.id < id),
  };
}
