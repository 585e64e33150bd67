import type { LotteryGame, LotteryIssue } from '../halls.ts';
import { useServerTime } from './use-server-time.tsx';

/** The issues that take the slip now, in their order: the first is on sale. */
export function useSellable({ issues }: LotteryGame): readonly LotteryIssue[] {
  // They come in the order of their closing.
  const closed = useServerTime(
    (now) => issues.filter(({ closesAt }) => Date.parse(closesAt) <= now).length,
  );
  return issues.slice(closed);
}
