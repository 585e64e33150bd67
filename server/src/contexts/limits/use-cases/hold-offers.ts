import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { endStop, writeStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';

const held = { flag: 'NO_BONUS', cause: 'harm', reason: 'A sign of harm is looked at.' } as const;

/**
 * Holds offers and gifts back from members while somebody looks at a sign of harm (R16). A stop
 * that stands already stays as it is.
 */
export async function holdOffers(ctx: Ctx, memberIds: readonly MemberId[]): Promise<void> {
  const players = await lookAtPlayers(ctx, memberIds);
  const setAt = ctx.clock.now();
  for (const memberId of memberIds) {
    const flags = players.get(memberId)?.flags ?? [];
    if (!flags.some(({ flag }) => flag === 'NO_BONUS')) {
      await writeStop(ctx, { ...held, memberId, setAt, endsAt: undefined });
    }
  }
}

/** Ends what `holdOffers` began; what an operator has set or changed since stays. */
export async function releaseOffers(ctx: Ctx, memberId: MemberId): Promise<void> {
  await lookAtPlayers(ctx, [memberId]);
  await endStop(ctx, { memberId, flag: held.flag, causes: [held.cause] });
}
