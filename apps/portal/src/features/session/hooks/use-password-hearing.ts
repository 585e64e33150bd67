import { useSettledText } from '@portal/ui';
import { useEffect } from 'react';
import { judgePassword } from '../api/judge-password.ts';
import type { PasswordChoice, PasswordJudge } from './use-password-judge.ts';

/** Asks the server about what was typed, once no key was pressed for a moment. */
export function usePasswordHearing(
  { hear }: Pick<PasswordJudge, 'hear'>,
  choice: PasswordChoice,
  isDue: boolean,
): void {
  const password = useSettledText(choice.password);
  const name = useSettledText(choice.username ?? '');
  const isNamed = choice.username !== undefined;
  const isSettled = isDue && password === choice.password && name === (choice.username ?? '');
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const username = isNamed ? name : undefined;
      const outcome = await judgePassword({ password, username });
      if (!isOver && outcome.ok) {
        hear({ password, username, problems: outcome.value.problems });
      }
    };
    if (isSettled) {
      void ask();
    }
    return () => {
      isOver = true;
    };
  }, [password, name, isNamed, isSettled, hear]);
}
