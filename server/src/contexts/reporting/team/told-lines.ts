import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { orderNumbers } from '../../cashier/index.ts';

type Lines = ReplyOf<Endpoints['listTeamTransactions']>['content'];

/** What the desk told a member of corrections, by the references of the books. */
export type Explanations = typeof orderNumbers;

/**
 * Orders by the numbers that their members look them up by, and by no id of ours; beside the
 * caller's own corrections what the desk wrote of them. What it wrote to others is theirs to know:
 * it may tell of a limit or a protection, of which an agent learns nothing (H).
 */
export async function toldLines(
  ctx: Ctx,
  lines: Lines,
  explanations: Explanations,
): Promise<Lines> {
  const own = lines.filter(({ balanceAfter }) => balanceAfter !== null);
  const numbers = await orderNumbers(ctx, referencesOf(lines));
  const told = await explanations(ctx, referencesOf(own));
  return lines.map((line) => ({
    ...line,
    reference: numbers.get(line.reference) ?? line.reference,
    remark: line.balanceAfter === null ? null : (told.get(line.reference) ?? null),
  }));
}

function referencesOf(lines: Lines): readonly string[] {
  return [...new Set(lines.map(({ reference }) => reference))];
}
