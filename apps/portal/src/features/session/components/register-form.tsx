import { useTranslations } from '@portal/i18n/react';
import type { Endpoints, RegistrationField, SentBodyOf } from '@portal/protocol';
import { Button, Checkbox, ErrorText, Field, Input, PasswordInput } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { openAccount } from '../sign-in.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { useProblemText } from '../hooks/use-problem-text.ts';
import { asksCaptcha, useSignIn } from '../hooks/use-sign-in.ts';
import { extraFields, problemOf, type RegisterSettings } from '../registration-problems.ts';
import { CaptchaField } from './captcha-field.tsx';

type Values = Record<RegistrationField | 'confirmPassword', string> & { consent: boolean };
type Form = UseFormReturn<Values>;

/** Registration by the server's live rules (M-04); only enabled fields are shown. */
export function RegisterForm(props: {
  readonly settings: RegisterSettings;
  readonly onTerms: () => void;
}) {
  const { settings } = props;
  const t = useTranslations('registration');
  const failureText = useFailureText();
  const form = useForm<Values>({ mode: 'onTouched', shouldUnregister: true });
  const { isBusy, refusal, run, forget } = useSignIn();
  const [attempt, setAttempt] = useState(0);
  const hasCaptcha = settings.captcha === 'always' || attempt > 0 || asksCaptcha(refusal);
  const router = useRouter();
  const registerUrl = new URL(router.buildLocation({ to: '/register' }).href, location.origin).href;
  const { setFocus } = form;
  // The form is loaded after its dialog has opened, so it takes the focus when it is there.
  useEffect(() => {
    setFocus('username');
  }, [setFocus]);
  const submit = async (values: Values): Promise<void> => {
    const outcome = await run(() => openAccount(registrationOf(values, registerUrl, settings)));
    if (!outcome.ok && asksCaptcha(outcome)) {
      setAttempt((count) => count + 1);
    }
  };
  const extras = extraFields(settings);
  const wrong = Object.keys(form.formState.errors).length;
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        void form.handleSubmit(submit)(event);
      }}
    >
      <RuledField form={form} settings={settings} name="username" />
      <Passwords form={form} settings={settings} />
      {settings.fields.mobileNum.enabled && (
        <RuledField form={form} settings={settings} name="mobileNum" />
      )}
      {extras.required.map((name) => (
        <RuledField key={name} form={form} settings={settings} name={name} />
      ))}
      <MoreDetails form={form} settings={settings} names={extras.optional} />
      {hasCaptcha && (
        <CaptchaField
          action="register"
          attempt={attempt}
          error={form.formState.errors.captcha?.message}
          field={form.register('captcha', { required: t('captchaRequired') })}
        />
      )}
      <Consent form={form} settings={settings} onTerms={props.onTerms} />
      {wrong > 3 && <ErrorText>{t('wrongFields', { count: wrong })}</ErrorText>}
      {refusal !== undefined && <ErrorText>{failureText(refusal)}</ErrorText>}
      <div className="flex gap-3 pt-1">
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={isBusy}>
          {t('submit')}
        </Button>
        <Button
          variant="ghost"
          size="touch"
          onClick={() => {
            form.reset();
            forget();
          }}
        >
          {t('reset')}
        </Button>
      </div>
    </form>
  );
}

interface Part {
  readonly form: Form;
  readonly settings: RegisterSettings;
}

/** The password, and the field that repeats it. */
function Passwords({ form, settings }: Part) {
  const t = useTranslations('registration');
  const problemText = useProblemText();
  const labels = usePasswordLabels();
  const { errors, dirtyFields } = form.formState;
  const isFine = (name: 'password' | 'confirmPassword'): boolean =>
    dirtyFields[name] === true && errors[name] === undefined && form.watch(name) !== '';
  const password = { ...settings.fields.password, enabled: true, required: true };
  return (
    <>
      <Field
        label={t('fields.password')}
        isRequired
        isRight={isFine('password')}
        hint={problemText(hintOf(password))}
        {...messageOf(errors.password)}
      >
        <PasswordInput
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
          {...form.register('password', {
            deps: ['confirmPassword'],
            validate: (value) => problemText(problemOf(password, value)),
          })}
        />
      </Field>
      <Field
        label={t('fields.confirmPassword')}
        isRequired
        isRight={isFine('confirmPassword')}
        {...messageOf(errors.confirmPassword)}
      >
        <PasswordInput
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
          {...form.register('confirmPassword', {
            validate: (value, values) =>
              value === ''
                ? problemText({ key: 'required' })
                : value === values.password
                  ? undefined
                  : problemText({ key: 'confirmDiffers' }),
          })}
        />
      </Field>
    </>
  );
}

const fieldHelp: Partial<
  Record<RegistrationField, { autoComplete?: string; inputMode?: 'tel' | 'email' }>
> = {
  username: { autoComplete: 'username' },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
  payeeName: { autoComplete: 'name' },
};

function RuledField({ form, settings, name }: Part & { readonly name: RegistrationField }) {
  const t = useTranslations('registration');
  const optional = useTranslations('common.form')('optional');
  const problemText = useProblemText();
  const isUsername = name === 'username';
  const rule = isUsername
    ? { ...settings.fields.username, enabled: true, required: true }
    : settings.fields[name];
  const { errors, dirtyFields } = form.formState;
  const isRight = isUsername && dirtyFields[name] === true && errors[name] === undefined;
  return (
    <Field
      label={t(`fields.${name}`)}
      isRequired={rule.required}
      isRight={isRight}
      {...(rule.required ? {} : { optionalWord: optional })}
      {...(isUsername ? { hint: problemText(hintOf(rule)) } : {})}
      {...messageOf(errors[name])}
    >
      <Input
        dir="auto"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldHelp[name]}
        {...form.register(name, {
          validate: (value) => problemText(problemOf(rule, value.trim())),
        })}
      />
    </Field>
  );
}

function MoreDetails(props: Part & { readonly names: readonly RegistrationField[] }) {
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

function Consent(props: Part & { readonly onTerms: () => void }) {
  const t = useTranslations('registration');
  const { consents, minimumAge: age } = props.settings;
  const error = props.form.formState.errors.consent?.message;
  if (!consents.ageConfirmed && !consents.termsAccepted) {
    return null;
  }
  return (
    <div>
      <Checkbox
        label={
          !consents.termsAccepted
            ? t('consentAge', { age })
            : consents.ageConfirmed
              ? t('consent', { age })
              : t('consentTerms')
        }
        aria-invalid={error !== undefined}
        aria-describedby="consent-message"
        {...props.form.register('consent', { required: t('consentRequired') })}
      />{' '}
      <button
        type="button"
        className="min-h-8 text-14 font-semibold text-link underline"
        onClick={props.onTerms}
      >
        {t('readTerms')}
      </button>
      <p id="consent-message" className="min-h-4.5 text-13 text-bad">
        {error}
      </p>
    </div>
  );
}

function hintOf(rule: { readonly minLength: number; readonly maxLength: number }) {
  return { key: 'length', min: rule.minLength, max: rule.maxLength } as const;
}

/** With the consents that the box stood for, if it was there at all. */
function registrationOf(
  values: Values,
  registerUrl: string,
  { consents }: RegisterSettings,
): SentBodyOf<Endpoints['register']> {
  const { consent, confirmPassword, ...fields } = values;
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  return {
    ...given,
    username: values.username.trim(),
    password: values.password,
    confirmPassword,
    registerUrl,
    domain: globalThis.location.hostname,
    ...(consent && consents.ageConfirmed && { ageConfirmed: true }),
    ...(consent && consents.termsAccepted && { termsAccepted: true }),
  };
}

function messageOf(error: { readonly message?: string | undefined } | undefined) {
  return error?.message === undefined || error.message === '' ? {} : { error: error.message };
}
