import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { orderNumbers } from '../../cashier/index.ts';

type Lines = ReplyOf<Endpoints['listTeamTransactions']>['content'];

/** Orders by the numbers that their members look them up by, and by no id of ours. */
export async function numberedLines(ctx: Ctx, lines: Lines): Promise<Lines> {
  const references = new Set(lines.map(({ reference }) => reference));
  const numbers = await orderNumbers(ctx, [...references]);
  return lines.map((line) => ({
    ...line,
    reference: numbers.get(line.reference) ?? line.reference,
  }));
}
