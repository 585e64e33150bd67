import { useTranslations } from '@portal/i18n/react';
import { liveRule, type FieldRule } from '@portal/protocol';
import { useProblemText } from './use-problem-text.ts';

/** The hint under a field that follows what is typed: "8–20 characters, 5 to go." */
export function useLiveRule(): (rule: FieldRule, value: string) => string | undefined {
  const t = useTranslations('registration.live');
  const problemText = useProblemText();
  /** The characters too, before any is wrong: most of these sentences hold the bounds as well. */
  const whole = (range: string, rule: FieldRule): string | undefined => {
    const pattern = rule.patternId === 'any' ? undefined : problemText({ key: 'pattern', rule });
    const hasBounds = pattern?.includes(String(rule.maxLength)) === true;
    return pattern === undefined ? range : hasBounds ? pattern : `${range} ${pattern}`;
  };
  return (rule, value) => {
    const live = liveRule(rule, value);
    const { minLength: min, maxLength: max } = rule;
    const isExact = min === max;
    switch (live.key) {
      case 'pattern':
        return problemText({ key: 'pattern', rule });
      case 'range':
        return whole(isExact ? t('rangeExact', { min }) : t('range', { min, max }), rule);
      case 'toGo':
        return isExact
          ? t('toGoExact', { min, count: live.count })
          : t('toGo', { min, max, count: live.count });
      case 'tooMany':
        return isExact
          ? t('tooManyExact', { min, count: live.count })
          : t('tooMany', { min, max, count: live.count });
      default:
        return live satisfies never;
    }
  };
}
