import { type PeerSign, peerSignsOf, roundMajor } from '@portal/commission';
import { currency } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readPeerPattern } from './store-peer-pattern.ts';

const watchedHours = 30 * 24;

/** What somebody's dealings with other members of 30 days show (agents-loyalty-money.md E6). */
export async function peerSignsOn(ctx: Ctx, memberId: MemberId): Promise<readonly PeerSign[]> {
  const since = ctx.clock.now().subtract({ hours: watchedHours });
  const { exponent } = currency(ctx.site.currency);
  const roundMinor = roundMajor * 10n ** BigInt(exponent);
  return peerSignsOf(await readPeerPattern(ctx.tx, { memberId, since, roundMinor }));
}
