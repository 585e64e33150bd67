import { useTranslations } from '@portal/i18n/react';
import type { DeliveryChannel } from '@portal/protocol';
import { acceptedPatterns } from '@portal/protocol';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { PhoneField } from '../../../shared/phone/phone-field.tsx';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { FormerCode } from './former-code.tsx';
import { bindContact } from '../api/bind-contact.ts';
import { reachedBy, useContactCode, type ContactValues } from '../hooks/use-contact-code.ts';

const initial: ContactValues = {
  address: '',
  dialingCode: '',
  code: '',
  captcha: '',
  proof: '',
  proofCaptcha: '',
};
const shown = ['address', 'code', 'proof'] as const;
const places = {
  'auth/missing-phone-number': 'address',
  'auth/invalid-phone-number': 'address',
  contact_taken: 'address',
  former_code_needed: 'proof',
  'auth/missing-verification-code': 'code',
  'auth/invalid-verification-code': 'code',
  'auth/code-expired': 'code',
} as const;
const email = new RegExp(acceptedPatterns.email, 'u');

/** A number or an address, and the code that was sent there. */
export function ContactForm(props: {
  readonly channel: DeliveryChannel;
  /** The proven one that is replaced, in part: a code goes there too. */
  readonly former: string | undefined;
  /** What stands and is not proven, in part: it is not typed again. */
  readonly standing: string | undefined;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}) {
  const { channel, former, standing } = props;
  const isStanding = standing !== undefined;
  const t = useTranslations('security.contact');
  const missing = useTranslations('session.code')('missing');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const phoneCheck = usePhoneCheck();
  const addressFault = ({ address, dialingCode }: ContactValues): string | undefined =>
    channel === 'sms'
      ? phoneCheck(address, dialingCode)
      : email.test(address.trim())
        ? undefined
        : t('emailWrong');
  const typedFault = (values: ContactValues) => (isStanding ? undefined : addressFault(values));
  const form = useForm({
    initial,
    secrets: ['code', 'captcha', 'proof', 'proofCaptcha'],
    checks: {
      address: (_address, values) => typedFault(values),
      code: (code) => (code.trim() === '' ? missing : undefined),
      proof: (code) => (former !== undefined && code.trim() === '' ? missing : undefined),
    },
    submit: async (values) => {
      const code = {
        verificationCode: values.code.trim(),
        ...(former !== undefined && { formerCode: values.proof.trim() }),
      };
      const outcome = await bindContact({ ...reachedBy(channel, values, isStanding), ...code });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      await props.onDone();
      toastDone(t(`done.${channel}`));
      return undefined;
    },
  });
  const isWrong = () => typedFault(form.values) !== undefined;
  const { send, captchaTurn } = useContactCode(form, { channel, isStanding, isWrong });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('submit')}
          </Button>
          <Button variant="ghost" onClick={props.onCancel}>
            {cancel}
          </Button>
        </>
      }
    >
      {former !== undefined && <FormerCode channel={channel} former={former} form={form} />}
      {isStanding ? (
        <p className="m-0 text-14">{t('sendsTo', { shown: `\u2066${standing}\u2069` })}</p>
      ) : channel === 'sms' ? (
        <PhoneField
          {...form.field('address')}
          input={form.text('address')}
          initDialingCode={form.values.dialingCode}
          onDialingCode={(dialingCode) => form.preset('dialingCode', dialingCode)}
        />
      ) : (
        <Field label={t('email')} isRequired {...form.field('address')}>
          <Input
            {...form.text('address')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={254}
          />
        </Field>
      )}
      {captchaTurn > 0 && (
        <CaptchaField
          action="sms"
          reason="failures"
          attempt={captchaTurn - 1}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
      <CodeField
        purpose={`bind-${channel}`}
        to={standing ?? `${form.values.dialingCode}${form.values.address}`.trim()}
        send={send}
        {...form.field('code')}
        input={form.text('code')}
      />
    </Form>
  );
}
