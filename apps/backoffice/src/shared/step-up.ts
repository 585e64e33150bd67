import type { StepUpKind } from '@portal/protocol';
import { create } from 'zustand';

interface Question {
  readonly kinds: readonly StepUpKind[];
  readonly answer: (isProven: boolean) => void;
}

/** The proof that a sensitive call waits for; one question at a time, for all calls that wait. */
export const useStepUp = create<{ readonly question: Question | undefined }>(() => ({
  question: undefined,
}));

let asking: Promise<boolean> | undefined;

export function askForProof(kinds: readonly StepUpKind[]): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    useStepUp.setState({ question: { kinds, answer: resolve } });
  }).finally(() => {
    asking = undefined;
    useStepUp.setState({ question: undefined });
  });
  return asking;
}
