import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type BetOrigin, keptOrigin } from '../../bets/index.ts';
import { signedInSubjects } from '../../identity/index.ts';
import { type PlayerQuery, selectVendorPlayers } from '../store-sessions.ts';

export interface Player {
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  /** The token is of a session that lives, and the member is signed in. */
  readonly hasLiveSession: boolean;
  /** The game of that session. */
  readonly nodeId: string | undefined;
  /** From where that was opened. */
  readonly origin?: BetOrigin | undefined;
}

/** Who the vendors mean, in the order asked, in two statements for any number of them. */
export async function lookUpPlayers(
  ctx: Ctx,
  queries: readonly PlayerQuery[],
): Promise<readonly (Player | undefined)[]> {
  const rows = await selectVendorPlayers(ctx.tx, queries, ctx.clock.now());
  const found = new Map(rows.map((row) => [row.place, row]));
  const withSession = rows.filter(({ hasSession }) => hasSession);
  const signedIn = await signedInSubjects(
    ctx,
    withSession.map(({ memberId }) => memberId),
  );
  return queries.map((_, place) => {
    const row = found.get(place);
    return (
      row && {
        memberId: row.memberId,
        currency: row.currency,
        hasLiveSession: row.hasSession && signedIn.has(row.memberId),
        nodeId: row.nodeId ?? undefined,
        origin: keptOrigin(row),
      }
    );
  });
}
