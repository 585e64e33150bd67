import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { enterVendorSession } from '../store-sessions.ts';
import { newToken, tokenHash } from '../tokens.ts';

/** How long after the first call the token of the launch is still taken from whoever lost it. */
const graceSeconds = 60;

export interface EnteredSession {
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  /** Holds from now on: a new one for that of the launch, or the one that held already. */
  readonly token: string;
}

export interface SessionEntry {
  readonly vendorCode: string;
  readonly token: string;
  /** Of whom the vendor says the token is; another's opens nothing, and stays as it is. */
  readonly playerId?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
}

/** A vendor's call with the token of a launch or of a session; undefined when it opens nothing. */
export async function enterSession(
  ctx: Ctx,
  entry: SessionEntry,
): Promise<EnteredSession | undefined> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  const session = await enterVendorSession(ctx.tx, {
    vendorCode: entry.vendorCode,
    givenHash: tokenHash(entry.token),
    nextHash: tokenHash(token),
    memberId: entry.playerId ?? '',
    currency: entry.currency ?? '',
    now,
    enteredAfter: now.subtract({ seconds: graceSeconds }),
  });
  if (session === undefined) {
    return undefined;
  }
  const { memberId, currency, isChanged } = session;
  return { memberId, currency, token: isChanged ? token : entry.token };
}
