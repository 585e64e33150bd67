import { Suspense } from 'react';
import { lazyInTime } from '../client/lazy-in-time.ts';
import { usePlaceQuestion } from '../place/place-question.ts';
import { useStepUp } from './step-up.ts';

const StepUpDialog = lazyInTime(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);
const PlaceDialog = lazyInTime(async () => (await import('../place/place-dialog.tsx')).PlaceDialog);

/** Over whatever is open; its script comes with the first question. */
export function ProofLayer() {
  const question = useStepUp((state) => state.question);
  const place = usePlaceQuestion((state) => state.question);
  return (
    <Suspense>
      {place !== undefined && <PlaceDialog answer={place.answer} />}
      {question !== undefined && <StepUpDialog question={question} />}
    </Suspense>
  );
}
