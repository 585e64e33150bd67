import { useTranslations } from '@portal/i18n/react';
import { Button, CopyId, Field, Form, QrCode, toastDone, useForm } from '@portal/ui';
import { AppCodeInput } from '../../../shared/codes/app-code-input.tsx';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { confirmAuthenticator } from '../api/confirm-authenticator.ts';
import type { FactorSecret } from '../hooks/use-factor.ts';

const fields = {
  shown: ['code'],
  places: { proof_incorrect: 'code', login_throttled: 'code' },
} as const;
const wholeCode = /^\d{6}$/u;

/** The secret as a picture for the app and as text, and the first code that the app shows. */
export function SetUpForm(props: {
  readonly secret: FactorSecret;
  readonly onBound: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const t = useTranslations('security.setUp');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { code: '' },
    secrets: ['code'],
    checks: { code: (code) => (wholeCode.test(code.trim()) ? undefined : t('codeWrong')) },
    submit: async ({ code }) => {
      const outcome = await confirmAuthenticator(code.trim());
      if (!outcome.ok) {
        return landing(outcome, fields);
      }
      await props.onBound(outcome.value.recoveryCodes);
      toastDone(t('done'));
      return undefined;
    },
  });
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
      <SecretSteps secret={props.secret} />
      <Field label={t('code')} isRequired {...form.field('code')}>
        <AppCodeInput {...form.text('code')} maxLength={6} />
      </Field>
    </Form>
  );
}

function SecretSteps({ secret: { secret, address } }: { readonly secret: FactorSecret }) {
  const t = useTranslations('security.setUp');
  const actions = useTranslations('common.actions');
  return (
    <ol className="m-0 grid list-decimal gap-2 ps-5 text-14">
      <li>
        <p className="m-0 mb-2">{t('scan')}</p>
        <QrCode text={address} label={t('picture')} />
        <p className="m-0 mt-2">
          <a href={address} className="font-semibold text-link">
            {t('open')}
          </a>
        </p>
        <p className="m-0 mt-2">{t('byHand')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="text-16 wrap-anywhere select-all">
            {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
          </code>
          <CopyId
            id={secret}
            shown={actions('copy')}
            labels={{ copy: actions('copy'), copied: actions('copied') }}
          />
        </div>
      </li>
      <li>{t('type')}</li>
    </ol>
  );
}
