import { useTranslations } from '@portal/i18n/react';
import { landingOf, type Failure, type FailureLanding } from '@portal/protocol/client';
import { useFailureText } from '../client/failure-text.ts';

interface Places<Name extends string> {
  readonly shown: readonly Name[];
  readonly places?: Readonly<Record<string, Name>>;
  /** A better sentence for a value that the rules refused. */
  readonly faultText?: (name: Name, rule: string) => string | undefined;
}

/** Puts what the server said on the fields of a form. */
export function useLanding(): <Name extends string>(
  failure: Failure,
  form: Places<Name>,
) => FailureLanding<Name> {
  const failureText = useFailureText();
  const t = useTranslations('common.form');
  return (failure, { faultText, ...form }) =>
    landingOf(failure, {
      ...form,
      text: failureText(failure),
      faultText: (name, rule) =>
        faultText?.(name, rule) ?? (rule === 'required' ? t('required') : t('refused')),
    });
}
