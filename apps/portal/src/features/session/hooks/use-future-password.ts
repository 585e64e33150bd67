import type { RegistrationShape } from '@portal/protocol';
import type { RegistrationValues } from '../registration-values.ts';
import { useFutureName } from './use-future-name.ts';
import { usePasswordJudge } from './use-password-judge.ts';
import { useWeakText } from './use-weak-text.ts';

/** The password of a registration as it is judged: beside the name that it will belong to. */
export function useFuturePassword(shape: RegistrationShape) {
  const judge = usePasswordJudge();
  const nameOf = useFutureName(shape);
  const weakText = useWeakText();
  const choiceOf = (values: RegistrationValues) => ({
    password: values.password,
    username: nameOf(values),
  });
  return {
    of: (values: RegistrationValues) => ({ judge, choice: choiceOf(values) }),
    weak: (values: RegistrationValues) => weakText(judge.problems(choiceOf(values))),
  };
}
