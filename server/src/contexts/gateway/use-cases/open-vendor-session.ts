import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { BetOrigin } from '../../bets/index.ts';
import {
  endSessionsElsewhere,
  insertVendorPlayer,
  insertVendorSession,
} from '../store-sessions.ts';
import { newToken, tokenHash } from '../tokens.ts';

export interface SessionToOpen {
  readonly vendorCode: string;
  readonly memberId: MemberId;
  readonly nodeId: string;
  /** A hash of browser and address block. */
  readonly device: string;
  /** From where it is opened: calls of the vendor say nothing of it. */
  readonly origin?: BetOrigin;
}

export interface OpenedVendorSession {
  readonly token: string;
  /** Names the launch, and opens nothing. */
  readonly launchHash: string;
  readonly currency: CurrencyCode;
}

/** As long as a session of ours may live at most (R71). */
const hoursOfSession = 24;

/**
 * A one-time token for one game, bound to player, game, currency and device. No dialect tells the
 * device of a stake, so a launch from another one ends what was open there: a token that was
 * carried away is good for nothing once its owner plays on.
 */
export async function openVendorSession(
  ctx: Ctx,
  session: SessionToOpen,
): Promise<OpenedVendorSession> {
  const { vendorCode, memberId } = session;
  const at = ctx.clock.now();
  const token = newToken(ctx.random);
  const currency = await insertVendorPlayer(ctx.tx, {
    vendorCode,
    memberId,
    currency: ctx.site.currency,
    at,
  });
  await endSessionsElsewhere(ctx.tx, { ...session, at });
  const launchHash = tokenHash(token);
  await insertVendorSession(ctx.tx, {
    ...session,
    launchHash,
    at,
    until: at.add({ hours: hoursOfSession }),
  });
  return { token, launchHash, currency };
}
