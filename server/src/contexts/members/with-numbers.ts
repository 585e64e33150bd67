import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';

type Line = ReplyOf<Endpoints['listStatementLines']>['content'][number];

/** How a member finds orders, by the references of the books; told by a higher context. */
export type OrderNumbers = (
  ctx: Ctx,
  references: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** What the desk told a member of corrections, by the references of the books. */
export type Explanations = OrderNumbers;

/** What has a page of its own under the id that the books name it by. */
const withPages = ['rnd_', 'bet_', 'wdr_', 'rwd_', 'ltk_'] as const;

/** Lines as their member reads them: by what it can look up, and by no other id. */
export async function withNumbers(
  ctx: Ctx,
  lines: readonly Line[],
  orderNumbers: OrderNumbers,
): Promise<Line[]> {
  const numbers = await orderNumbers(ctx, [...new Set(lines.map(({ reference }) => reference))]);
  return lines.map((line) => {
    const hasPage = withPages.some((prefix) => line.reference.startsWith(prefix));
    return { ...line, number: numbers.get(line.reference) ?? (hasPage ? line.reference : null) };
  });
}

/** Lines with what the desk told their member of them. */
export async function withExplanations(
  ctx: Ctx,
  lines: readonly Line[],
  explanations: Explanations,
): Promise<Line[]> {
  const told = await explanations(ctx, [...new Set(lines.map(({ reference }) => reference))]);
  return lines.map((line) => ({ ...line, explanation: told.get(line.reference) ?? null }));
}
