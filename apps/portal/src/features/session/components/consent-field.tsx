import { useTranslations } from '@portal/i18n/react';
import { Checkbox, type FormHandle } from '@portal/ui';
import type { RegisterSettings } from '../../../shared/registration/registration-problems.ts';
import type { RegistrationValues } from '../registration-values.ts';

/** One box for the age and the terms that the site asks for, and the way to read them. */
export function ConsentField(props: {
  readonly form: FormHandle<RegistrationValues>;
  readonly settings: RegisterSettings;
  readonly onTerms: () => void;
}) {
  const t = useTranslations('registration');
  const { consents, minimumAge: age } = props.settings;
  if (!consents.ageConfirmed && !consents.termsAccepted) {
    return null;
  }
  return (
    <div data-ux="RG-09">
      <Checkbox
        label={
          !consents.termsAccepted
            ? t('consentAge', { age })
            : consents.ageConfirmed
              ? t('consent', { age })
              : t('consentTerms')
        }
        {...props.form.field('consent')}
        {...props.form.box('consent')}
      />{' '}
      <button
        type="button"
        className="min-h-8 text-14 font-semibold text-link underline"
        onClick={props.onTerms}
      >
        {t('readTerms')}
      </button>
    </div>
  );
}
