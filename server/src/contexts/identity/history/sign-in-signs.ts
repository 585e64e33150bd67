import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { findSignInSigns } from './store-signs.ts';

/** What the logins of a member say to whoever looks at their money (agents-loyalty-money.md F). */
export interface SignInSigns {
  /** From two countries within less time than anybody takes from one to the other. */
  readonly isTravelImpossible: boolean;
  /** In a browser in which three or more accounts came in within a day. */
  readonly isDeviceShared: boolean;
  /** In a browser, or from a country, that no login of before knew; of a first one none is. */
  readonly isPlaceNew: boolean;
}

/** Logins of before have been looked at by then, or forgotten. */
const lookedAtHours = 72;
const travelHours = 1;
const dayHours = 24;
const mostAccounts = 2;

export function signInSigns(ctx: Ctx, memberId: MemberId): Promise<SignInSigns> {
  const since = ctx.clock.now().subtract({ hours: lookedAtHours });
  return findSignInSigns(ctx.tx, { memberId, since, travelHours, dayHours, mostAccounts });
}
