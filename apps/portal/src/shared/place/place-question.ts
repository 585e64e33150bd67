import { create } from 'zustand';

interface Question {
  readonly answer: (isVerified: boolean) => void;
}

/** The verification that a call waits for (M-14); one question at a time, for all that wait. */
export const usePlaceQuestion = create<{ readonly question: Question | undefined }>(() => ({
  question: undefined,
}));

let asking: Promise<boolean> | undefined;

export function askForPlace(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    usePlaceQuestion.setState({ question: { answer: resolve } });
  }).finally(() => {
    asking = undefined;
    usePlaceQuestion.setState({ question: undefined });
  });
  return asking;
}
