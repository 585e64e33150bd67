import { useTranslations } from '@portal/i18n/react';
import { landingOf, type Failure, type FailureLanding } from '@portal/protocol/client';
import { useFailureText } from './failure-text.ts';

interface Places<Name extends string> {
  readonly shown: readonly Name[];
  readonly places?: Readonly<Record<string, Name>>;
}

/** Puts what the server said on the fields of a form. */
export function useLanding(): <Name extends string>(
  failure: Failure,
  form: Places<Name>,
) => FailureLanding<Name> {
  const failureText = useFailureText();
  const t = useTranslations('common.form');
  return (failure, form) =>
    landingOf(failure, {
      ...form,
      text: failureText(failure),
      faultText: (_, rule) => (rule === 'required' ? t('required') : t('refused')),
    });
}
