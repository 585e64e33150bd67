import { lazy, Suspense } from 'react';
import { useStepUp } from './step-up.ts';

const StepUpDialog = lazy(async () => ({
  default: (await import('./step-up-dialog.tsx')).StepUpDialog,
}));

/** Over whatever is open; its script comes with the first question. */
export function ProofLayer() {
  const question = useStepUp((state) => state.question);
  return question === undefined ? null : (
    <Suspense>
      <StepUpDialog question={question} />
    </Suspense>
  );
}
