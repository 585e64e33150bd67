import { maskName } from '@portal/commission';
import type { Endpoints, ReplyOf } from '@portal/protocol';

type ShotReply = ReplyOf<Endpoints['readLotteryShots']>['rounds'][number]['shots'][number];

/** A shot as everybody may see it: most of the name is hidden. */
export function presentShot(shot: {
  readonly position: number;
  readonly number: string;
  readonly account: string | undefined;
  readonly shotAt: Temporal.Instant;
}): ShotReply {
  const { position, number, account = '', shotAt } = shot;
  return { position, number, shooter: maskName(account), shotAt: String(shotAt) };
}
