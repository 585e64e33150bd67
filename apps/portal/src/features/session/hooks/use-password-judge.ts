import { commonList, passwordProblems, type PasswordProblem } from '@portal/protocol/passwords';
import { useState } from 'react';
import { useSite } from '../../../shared/site/site-facts.ts';

export interface PasswordChoice {
  readonly password: string;
  /** Undefined where only the server knows whose password it is going to be. */
  readonly username: string | undefined;
}

/** What the server said of one choice. */
export interface Heard extends PasswordChoice {
  readonly problems: readonly PasswordProblem[];
}

export interface PasswordJudge {
  /** What is known to speak against it; all of it once the server was heard. */
  readonly problems: (choice: PasswordChoice) => readonly PasswordProblem[];
  readonly isHeard: (choice: PasswordChoice) => boolean;
  readonly hear: (heard: Heard) => void;
}

/**
 * The rules that the server will ask (R60). The browser has a short list and the name of the site;
 * what the lists of leaks say comes from the server, once the rest is met.
 */
export function usePasswordJudge(): PasswordJudge {
  const { name } = useSite();
  const [heard, hear] = useState<Heard>();
  const isHeard = ({ password, username }: PasswordChoice) =>
    heard?.password === password && heard.username === username;
  return {
    problems: (choice) => {
      if (heard !== undefined && isHeard(choice)) {
        return heard.problems;
      }
      const { password, username = '' } = choice;
      return passwordProblems({ password, username, brandWords: [name] }, [commonList]);
    },
    isHeard,
    hear,
  };
}
