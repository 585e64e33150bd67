import { drawsTopic, drawTopic } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { giveHints, type LiveHint } from '../../platform/live-hints.ts';
import { presentIssue } from './present.ts';
import { type Issue, selectIssues } from './store-issues.ts';

/** The shots of a busy round are too many for a hint: tabs ask for them. */
const mostBytes = 6000;

/**
 * Tells open tabs what was drawn, corrected or made void, once the transaction of the caller
 * stands: the result goes along, as five thousand tabs that ask for it would be as many calls.
 */
export async function tellResults(ctx: Ctx, issueIds: readonly bigint[]): Promise<void> {
  const issues = await selectIssues(ctx.tx, issueIds);
  await giveHints(ctx, issues.flatMap(hintsOf));
}

function hintsOf(issue: Issue): readonly LiveHint[] {
  const news = { ...presentIssue(issue) };
  const isSmall = Buffer.byteLength(JSON.stringify(news)) <= mostBytes;
  return [drawTopic(issue.gameCode), drawsTopic].map((key) => ({
    key,
    ...(isSmall && { news }),
  }));
}
