import { maskName } from '@portal/commission';
import type { Endpoints, ReplyOf } from '@portal/protocol';

type ShotReply = ReplyOf<Endpoints['readLotteryShots']>['rounds'][number]['shots'][number];

/**
 * A shot as everybody may see it while more are taken: whoever knew the numbers could choose their
 * sum with the last shot, and most of the name is hidden.
 */
export function presentShot(shot: {
  readonly position: number;
  readonly account: string | undefined;
  readonly shotAt: Temporal.Instant;
}): ShotReply {
  const { position, account = '', shotAt } = shot;
  return { position, shooter: maskName(account), shotAt: String(shotAt) };
}
