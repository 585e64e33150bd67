import { useTranslations } from '@portal/i18n/react';
import { rulesOfShape, type RegistrationField, type RegistrationShape } from '@portal/protocol';
import {
  Button,
  ErrorText,
  Field,
  Form,
  PasswordInput,
  useForm,
  type FormHandle,
} from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { openInvited } from '../open-invited.ts';
import { useInvitation } from '../hooks/use-invitation.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { useProblemText } from '../hooks/use-problem-text.ts';
import { asksCaptcha, useSignIn } from '../hooks/use-sign-in.ts';
import { extraFields, faultOf, type RegisterSettings } from '../registration-problems.ts';
import {
  emptyRegistration,
  hasPhone,
  registrationChecks,
  registrationOf,
  registrationSecrets,
  ruledFields,
  type RegistrationValues,
} from '../registration-values.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { ConsentField } from './consent-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { RuledField } from './ruled-field.tsx';

/** The fields that codes and faults of the server are about. */
const places = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  'auth/missing-phone-number': 'mobileNum',
  'auth/invalid-phone-number': 'mobileNum',
  'auth/missing-verification-code': 'verificationCode',
  'auth/invalid-verification-code': 'verificationCode',
  'auth/code-expired': 'verificationCode',
  password_weak: 'password',
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  invitation_code_error: 'affiliateCode',
  ageConfirmed: 'consent',
  termsAccepted: 'consent',
} as const;

/** Registration by the server's live rules (M-04); only enabled fields are shown. */
export function RegisterForm(props: {
  readonly settings: RegisterSettings;
  readonly shape: RegistrationShape;
  readonly onTerms: () => void;
}) {
  const { shape } = props;
  const { settings: invited, codes, refusal: refusedCode } = useInvitation(props.settings);
  const settings = rulesOfShape(invited, shape);
  const t = useTranslations('registration');
  const codeMissing = useTranslations('session.code')('missing');
  const phoneCheck = usePhoneCheck();
  const failureText = useFailureText();
  const words = useFormWords();
  const landing = useLanding();
  const problemText = useProblemText();
  const router = useRouter();
  const { run } = useSignIn();
  const [attempt, setAttempt] = useState(0);
  const hasCaptcha = settings.captcha === 'always' || attempt > 0;
  const form = useForm<RegistrationValues>({
    initial: emptyRegistration,
    keptAs: `register-${shape.by}`,
    secrets: registrationSecrets,
    checks: registrationChecks(
      settings,
      { shape, hasCaptcha },
      {
        problem: problemText,
        phone: phoneCheck,
        captcha: t('captchaRequired'),
        code: codeMissing,
        consent: t('consentRequired'),
      },
    ),
    submit: async (values) => {
      const { href } = router.buildLocation({ to: '/register' });
      const registerUrl = new URL(href, location.origin).href;
      const registration = registrationOf(values, settings, { shape, registerUrl });
      const outcome = await run(() => openInvited(codes, registration));
      if (outcome.ok) {
        return undefined;
      }
      if (asksCaptcha(outcome)) {
        setAttempt((count) => count + 1);
        form.set('captcha', '');
      }
      const own = ['confirmPassword', 'verificationCode', 'captcha', 'consent'] as const;
      return landing<keyof RegistrationValues>(outcome, {
        shown: [...ruledFields(settings), ...own],
        places: shape.by === 'mobile' ? { ...places, username_taken: 'mobileNum' } : places,
        faultText: (name, rule) => problemText(faultOf(settings, name, rule)),
      });
    },
  });
  const extras = extraFields(settings);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button
            type="submit"
            variant="primary"
            size="touch"
            className="flex-1"
            busy={form.isBusy}
          >
            {t('submit')}
          </Button>
          <Button variant="ghost" size="touch" onClick={() => form.reset()}>
            {t('reset')}
          </Button>
        </>
      }
    >
      {shape.by === 'mobile' && <NumberFields form={form} shape={shape} />}
      {settings.fields.username.enabled && (
        <RuledField form={form} settings={settings} name="username" />
      )}
      {shape.hasPassword && <RuledField form={form} settings={settings} name="password" />}
      {shape.hasPassword && <ConfirmField form={form} />}
      {shape.by === 'username' && hasPhone(shape) && <NumberFields form={form} shape={shape} />}
      {settings.fields.mobileNum.enabled && !hasPhone(shape) && (
        <RuledField form={form} settings={settings} name="mobileNum" />
      )}
      {refusedCode !== undefined && <ErrorText>{failureText(refusedCode)}</ErrorText>}
      {settings.fields.affiliateCode.enabled && (
        <RuledField form={form} settings={settings} name="affiliateCode" />
      )}
      {extras.required.map((name) => (
        <RuledField key={name} form={form} settings={settings} name={name} />
      ))}
      <MoreDetails form={form} settings={settings} names={extras.optional} />
      {hasCaptcha && (
        <CaptchaField
          action="register"
          reason={settings.captcha === 'always' ? 'everyone' : 'failures'}
          attempt={attempt}
          {...form.field('captcha')}
          input={form.text('captcha')}
        />
      )}
      <ConsentField form={form} settings={settings} onTerms={props.onTerms} />
    </Form>
  );
}

function ConfirmField({ form }: { readonly form: FormHandle<RegistrationValues> }) {
  const t = useTranslations('registration.fields');
  const labels = usePasswordLabels();
  return (
    <Field
      label={t('confirmPassword')}
      isRequired
      isRight={form.isRight('confirmPassword') && form.values.password !== ''}
      {...form.field('confirmPassword')}
    >
      <PasswordInput
        {...form.text('confirmPassword')}
        labels={labels}
        autoComplete="new-password"
        maxLength={256}
      />
    </Field>
  );
}

function MoreDetails(props: {
  readonly form: FormHandle<RegistrationValues>;
  readonly settings: RegisterSettings;
  readonly names: readonly RegistrationField[];
}) {
  const t = useTranslations('registration');
  return props.names.length === 0 ? null : (
    <details className="rounded-control border border-line px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-semibold">
        {t('more', { count: props.names.length })}
      </summary>
      <div className="grid gap-2 pb-3">
        {props.names.map((name) => (
          <RuledField key={name} form={props.form} settings={props.settings} name={name} />
        ))}
      </div>
    </details>
  );
}
