import { endpoints } from '@portal/protocol/endpoints';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { type Route, route } from '../../../platform/http/route.ts';
import type { DownlineParts } from '../downline-parts.ts';
import type { MoveParts } from '../moves/check-move.ts';
import { askMove } from '../moves/use-cases/ask-move.ts';
import { countedAtMost } from '../store.ts';
import { readTerms } from '../terms/terms.ts';
import { presentTerms, termsOfWire } from '../terms/wire-terms.ts';
import { changeTerms } from './use-cases/change-terms.ts';
import { type MemberLine, readLine } from './use-cases/read-line.ts';

/** What operators see of the place of a member, and change of what it holds. */
export function agentDeskRoutes(parts: DownlineParts & MoveParts): readonly Route[] {
  return [
    route(endpoints.readMemberLine, async (ctx, { params }) =>
      presentLine(await readLine(ctx, params.id, parts)),
    ),
    route(endpoints.changeMemberTerms, async (ctx, { params, body }) => {
      const command = { memberId: params.id, terms: termsOfWire(body.terms), reason: body.reason };
      await changeTerms(ctx, command, parts);
      return presentLine(await readLine(ctx, params.id, parts));
    }),
    route(endpoints.moveMember, async (ctx, { params, body }) => {
      await askMove(ctx, { memberId: params.id, ...body }, parts);
      return presentLine(await readLine(ctx, params.id, parts));
    }),
  ];
}

function presentLine(line: MemberLine): ReplyOf<Endpoints['readMemberLine']> {
  return {
    isAgent: line.isAgent,
    upline: [...line.upline],
    directs: line.directs,
    teamSize: Math.min(line.teamSize, countedAtMost),
    terms: presentTerms(line.terms),
    coming: line.coming.map((row) => ({
      ...presentTerms(readTerms(row)),
      effectiveAt: String(row.effectiveAt),
    })),
    move: line.move && {
      to: line.move.to,
      effectiveAt: String(line.move.effectiveAt),
      state: line.move.state,
      refusedFor: line.move.refusedFor,
      progress: line.move.progress,
    },
    least: presentTerms(line.least),
    most: presentTerms(line.most),
  };
}
