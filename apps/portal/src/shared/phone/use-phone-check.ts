import { useTranslations } from '@portal/i18n/react';
import { useEffect, useState } from 'react';
import { usePhoneCountries } from './countries.ts';
import type { phoneProblem } from './phone-rule.ts';

/**
 * The check of a mobile number. The rules of all countries are a script of their own, fetched when
 * a form with a number opens; until they are there only an empty field is wrong, and the server
 * says the rest.
 */
export function usePhoneCheck(): (number: string, dialingCode: string) => string | undefined {
  const t = useTranslations('phone');
  const { countries } = usePhoneCountries();
  const [rule, setRule] = useState<typeof phoneProblem>();
  useEffect(() => {
    import('./phone-rule.ts').then(
      ({ phoneProblem: loaded }) => setRule(() => loaded),
      () => undefined,
    );
  }, []);
  return (number, dialingCode) => {
    if (number.trim() === '') {
      return t('missing');
    }
    const problem = rule?.(number, dialingCode, countries);
    switch (problem?.key) {
      case undefined:
        return undefined;
      case 'missing':
        return t('missing');
      case 'digits':
        return t('digits', { lengths: problem.lengths.join('–') });
      case 'invalid':
        return t('invalid');
      default:
        return problem satisfies undefined;
    }
  };
}
