import type { Failure } from '@portal/protocol/client';
import { usePause } from '../protection/use-pause.ts';
import { PauseCard } from './pause-card.tsx';
import { isPauseRefusal } from './pause-refusals.ts';
import { ReachedCard } from './reached-card.tsx';
import { reachedFacts } from './use-reached-limit.ts';

/**
 * A limit or a pause of the member's own that stands in the way of a deposit, a bet or a launch:
 * which one, what is left, until when, and where it is kept (RG-06). What somebody has set is no
 * fault.
 */
export function LimitReached({ failure }: { readonly failure: Failure | undefined }) {
  const isPaused = isPauseRefusal(failure);
  const pause = usePause(isPaused);
  if (isPaused) {
    return <PauseCard pause={pause} asked />;
  }
  const facts = failure && reachedFacts(failure);
  return facts === undefined ? null : <ReachedCard facts={facts} />;
}
