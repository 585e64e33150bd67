import { useState } from 'react';

interface Asked<Question> {
  readonly question: Question;
  readonly answer: (isYes: boolean) => void;
}

/** A question in the middle of an act, which goes on once a person has answered it. */
export function useAsked<Question>() {
  const [asked, setAsked] = useState<Asked<Question>>();
  const ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(undefined);
        resolve(isYes);
      };
      setAsked({ question, answer });
    });
  return { asked, ask };
}
