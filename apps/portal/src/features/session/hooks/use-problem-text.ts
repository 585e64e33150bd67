import { useTranslations } from '@portal/i18n/react';
import type { ProblemText } from '../registration-problems.ts';

/** Texts `reg_pattern_{patternId}` with their bounds; equal bounds become one number. */
export function useProblemText(): (problem: ProblemText | undefined) => string | undefined {
  const t = useTranslations('registration.problems');
  return (problem) => {
    if (problem === undefined) {
      return undefined;
    }
    switch (problem.key) {
      case 'length':
        return problem.min === problem.max
          ? t('lengthExact', { min: problem.min })
          : t('length', { min: problem.min, max: problem.max });
      case 'pattern':
        return t(`reg_pattern_${problem.rule.patternId}`, {
          min: problem.rule.minLength,
          max: problem.rule.maxLength,
        });
      default:
        return t(problem.key);
    }
  };
}
