import type { RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { findRaffle, type Raffle } from './store-raffles.ts';

/**
 * What tickets of a raffle count where one operator gives them, in minor units: whoever has as many
 * as a member can have is taken to win every prize, and more than these nobody wins. Rounded up; 0
 * of a raffle that there is not.
 */
export async function worthOfTickets(
  ctx: Pick<Ctx, 'tx'>,
  { raffleId, count }: { readonly raffleId: RaffleId; readonly count: bigint },
): Promise<bigint> {
  const raffle = await findRaffle(ctx.tx, raffleId);
  if (raffle === undefined) {
    return 0n;
  }
  const prizesMinor = raffle.prizesMinor.reduce((sum, prize) => sum + BigInt(prize), 0n);
  const most = mostTickets(raffle);
  const worth = (count * prizesMinor + most - 1n) / most;
  return worth < prizesMinor ? worth : prizesMinor;
}

/** So many a member has at most, over all days. */
function mostTickets({
  opensOn,
  closesOn,
  mostPerDay,
}: Pick<Raffle, 'opensOn' | 'closesOn' | 'mostPerDay'>): bigint {
  const between = Temporal.PlainDate.from(opensOn).until(closesOn, { largestUnit: 'days' }).days;
  return BigInt((between + 1) * mostPerDay);
}
