import { useTranslations } from '@portal/i18n/react';
import type { FieldRule } from '@portal/protocol';

/** What a pattern asks for, with its bounds; equal bounds are one number (portal.md 5). */
export function usePatternText() {
  const t = useTranslations('registration.problems');
  return (rule: Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>): string => {
    const { patternId, minLength: min, maxLength: max } = rule;
    const bounds = min === max ? t('boundsExact', { min }) : t('bounds', { min, max });
    return t(`reg_pattern_${patternId}`, { bounds });
  };
}
