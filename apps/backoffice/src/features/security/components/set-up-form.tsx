import { useTranslations } from '@portal/i18n/react';
import { Button, CopyId, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { confirmAuthenticator } from '../api/confirm-authenticator.ts';

const fields = {
  shown: ['code'],
  places: { proof_incorrect: 'code', login_throttled: 'code' },
} as const;

/** The secret for the app, in groups that can be typed, and the first code that it shows. */
export function SetUpForm(props: {
  readonly secret: { readonly secret: string; readonly address: string };
  readonly onBound: (codes: readonly string[]) => void;
}) {
  const { secret, address } = props.secret;
  const t = useTranslations('desk-security.setUp');
  const common = useTranslations('common');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { code: '' },
    checks: { code: (code) => (/^\d{6}$/u.test(code.trim()) ? undefined : t('codeWrong')) },
    submit: async ({ code }) => {
      const outcome = await confirmAuthenticator(code.trim());
      if (!outcome.ok) {
        return landing(outcome, fields);
      }
      toastDone(t('done'));
      props.onBound(outcome.value.recoveryCodes);
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <ol className="m-0 grid gap-2 ps-5">
        <li>
          {t('scan')}
          <div className="flex flex-wrap items-center gap-2">
            <code dir="ltr" className="text-18 wrap-anywhere select-all">
              {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
            </code>
            <CopyId
              id={secret}
              labels={{ copy: common('actions.copy'), copied: common('actions.copied') }}
            />
          </div>
          <a href={address} className="text-link">
            {t('open')}
          </a>
        </li>
        <li>{t('type')}</li>
      </ol>
      <Field label={t('code')} isRequired {...form.field('code')}>
        <Input
          {...form.text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={6}
        />
      </Field>
    </Form>
  );
}
