import { useTranslations } from '@portal/i18n/react';
import type { FieldRule } from '@portal/protocol';
import type { ProblemText } from './registration-problems.ts';

/** Texts `reg_pattern_{patternId}` with their bounds; equal bounds are one number (portal.md 5). */
export function useProblemText(): (problem: ProblemText | undefined) => string | undefined {
  const t = useTranslations('registration.problems');
  const boundsOf = ({ minLength: min, maxLength: max }: FieldRule) =>
    min === max ? t('boundsExact', { min }) : t('bounds', { min, max });
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
        return t(`reg_pattern_${problem.rule.patternId}`, { bounds: boundsOf(problem.rule) });
      default:
        return t(problem.key);
    }
  };
}
