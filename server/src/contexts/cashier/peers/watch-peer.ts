import { type PeerSign, peerSignsOf, roundPounds } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { worthOfPounds } from '../../limits/index.ts';
import { readPeerPattern } from './store-peer-pattern.ts';

const watchedHours = 30 * 24;

/** What somebody's dealings with other members of 30 days show (agents-loyalty-money.md E6). */
export async function peerSignsOn(ctx: Ctx, memberId: MemberId): Promise<readonly PeerSign[]> {
  const since = ctx.clock.now().subtract({ hours: watchedHours });
  const roundMinor = roundMinorOf(ctx.site.currency);
  return peerSignsOf(await readPeerPattern(ctx.tx, { memberId, since, roundMinor }));
}

/** As much everywhere: 1,000 of one currency is a meal, of another it is a car. */
export function roundMinorOf(code: CurrencyCode): bigint {
  return worthOfPounds(roundPounds, code);
}
