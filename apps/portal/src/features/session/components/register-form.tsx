import { useTranslations } from '@portal/i18n/react';
import type { RegistrationField, RegistrationShape } from '@portal/protocol';
import {
  Button,
  CheckIcon,
  ErrorText,
  Field,
  Form,
  PasswordInput,
  type FormHandle,
} from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import type { SocialProof } from '../../../shared/social/api/finish-social.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { useRegistration } from '../hooks/use-registration.ts';
import {
  extraFields,
  type RegisterSettings,
} from '../../../shared/registration/registration-problems.ts';
import { hasPhone, type RegistrationValues } from '../registration-values.ts';
import { ConsentField } from './consent-field.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { NumberFields } from './number-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { RuledField } from './ruled-field.tsx';

/** Registration by the server's live rules (M-04); only enabled fields are shown. */
export function RegisterForm(props: {
  readonly settings: RegisterSettings;
  readonly shape: RegistrationShape;
  /** An account elsewhere that signs the new member in from then on. */
  readonly social?: SocialProof | undefined;
  readonly onTerms: () => void;
}) {
  const { shape } = props;
  const registration = useRegistration(props.settings, shape, props.social?.ticket);
  const { form, settings, hasCaptcha, attempt, resets, invitationRefusal, badCode } = registration;
  const { choice, judge, acceptedCode } = registration;
  const t = useTranslations('registration');
  const failureText = useFailureText();
  const words = useFormWords();
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
          <Button variant="ghost" size="touch" onClick={registration.reset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      {shape.by === 'mobile' && <NumberFields key={resets} form={form} shape={shape} />}
      {settings.fields.username.enabled && (
        <RuledField form={form} settings={settings} name="username" />
      )}
      {shape.hasPassword && (
        <PasswordField
          label={t('fields.password')}
          rule={settings.fields.password}
          choice={choice}
          judge={judge}
          input={form.text('password')}
          isRight={form.isRight('password')}
          {...form.field('password')}
        />
      )}
      {shape.hasPassword && <ConfirmField form={form} />}
      {shape.by === 'username' && hasPhone(shape) && (
        <NumberFields key={resets} form={form} shape={shape} />
      )}
      {settings.fields.mobileNum.enabled && !hasPhone(shape) && (
        <RuledField form={form} settings={settings} name="mobileNum" />
      )}
      {acceptedCode !== undefined && (
        <p className="m-0 flex items-center gap-1.5 text-14 text-ok">
          <CheckIcon size={16} />
          {t('invitation.accepted', { code: acceptedCode })}
        </p>
      )}
      {invitationRefusal !== undefined && <ErrorText>{failureText(invitationRefusal)}</ErrorText>}
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
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
      <ConsentField form={form} settings={settings} onTerms={props.onTerms} />
      {badCode !== undefined && (
        <InvitationDialog
          text={badCode}
          isOptional={!settings.fields.affiliateCode.required}
          onCorrect={registration.correctCode}
          onSubmit={registration.sendWithoutCode}
        />
      )}
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
