import { useTranslations } from '@portal/i18n/react';
import { Button, CopyId, Field, Form, Input, QrCode, toastDone, useForm } from '@portal/ui';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { confirmAuthenticator } from '../api/confirm-authenticator.ts';

const fields = {
  shown: ['code'],
  places: { proof_incorrect: 'code', login_throttled: 'code' },
} as const;

interface FactorSecret {
  readonly secret: string;
  readonly address: string;
}

/** The secret for the app, to be scanned or typed, and the first code that it shows. */
export function SetUpForm(props: {
  readonly secret: FactorSecret;
  readonly onBound: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const t = useTranslations('desk-security.setUp');
  const common = useTranslations('common.actions');
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
        <>
          <Button onClick={props.onCancel}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <SecretSteps secret={props.secret} />
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

function SecretSteps({ secret: { secret, address } }: { readonly secret: FactorSecret }) {
  const t = useTranslations('desk-security.setUp');
  const copy = useCopyLabels();
  return (
    <ol className="m-0 grid gap-2 ps-5">
      <li>
        <p className="m-0 mb-2">{t('scan')}</p>
        <QrCode text={address} label={t('picture')} />
        <a href={address} className="text-link">
          {t('open')}
        </a>
        <p className="m-0 mt-2">{t('byHand')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code dir="ltr" className="text-18 wrap-anywhere select-all">
            {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
          </code>
          <CopyId id={secret} labels={copy} />
        </div>
      </li>
      <li>{t('type')}</li>
    </ol>
  );
}
