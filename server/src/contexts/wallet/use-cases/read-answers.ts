import type { Ctx } from '../../../platform/context.ts';
import type { StoredAnswer } from '../key-claims.ts';
import { selectAnswers } from '../store-keys.ts';

/**
 * What was answered to a key of money commands, in each of its scopes in which it was used: whoever
 * lost an answer is told what became of the command (docs/rules/vendor-wallet.md, rule 20).
 */
export async function readAnswers(
  ctx: Ctx,
  query: { readonly scopes: readonly string[]; readonly key: string },
): Promise<readonly StoredAnswer[]> {
  return selectAnswers(ctx.tx, query);
}
