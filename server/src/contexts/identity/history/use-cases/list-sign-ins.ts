import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { findCredentialOf } from '../../store.ts';
import type { SignInLine } from '../store-sign-ins.ts';
import { selectSignIns } from '../store-sign-ins.ts';

export interface SignInPage {
  readonly lines: readonly SignInLine[];
  readonly nextCursor: string | null;
}

export interface SignInQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The caller's own logins, newest first. */
export function listSignIns(ctx: Ctx<MemberActor>, query: SignInQuery): Promise<SignInPage> {
  return pageOf(ctx, ctx.actor.id, query);
}

/** The same of a member, for operators. Refuses with `not_found`. */
export async function listSignInsOf(
  ctx: Ctx<OperatorActor>,
  query: SignInQuery & { readonly id: MemberId },
): Promise<SignInPage> {
  if ((await findCredentialOf(ctx.tx, query.id)) === undefined) {
    throw new Refusal('not_found');
  }
  return pageOf(ctx, query.id, query);
}

async function pageOf(ctx: Ctx, subjectId: string, query: SignInQuery): Promise<SignInPage> {
  const { cursor: before, limit } = query;
  const rows = await selectSignIns(ctx.tx, { subjectId, before, limit: limit + 1 });
  const lines = rows.slice(0, limit);
  return { lines, nextCursor: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}
