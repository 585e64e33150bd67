import { useTranslations } from '@portal/i18n/react';
import { visitorNameLength } from '@portal/protocol';
import { Button, Field, Form, Input } from '@portal/ui';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import type { HelpCenter } from '../../../shared/site/api/read-help.ts';
import { useVisitorForm } from '../hooks/use-visitor-form.ts';
import { MessageFields } from './message-fields.tsx';
import { VisitorSent } from './visitor-sent.tsx';

/** A message of somebody without an account: who they are, and where the answer goes. */
export function VisitorForm({ rule }: { readonly rule: HelpCenter['feedback'] }) {
  const t = useTranslations('service');
  const words = useFormWords();
  const { form, captcha, sent, again } = useVisitorForm(rule);
  if (sent !== undefined) {
    return <VisitorSent sent={sent} onAgain={again} />;
  }
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <Field label={t('name')} isRequired {...form.field('name')}>
        <Input
          {...form.text('name')}
          autoComplete="name"
          maxLength={visitorNameLength}
          dir="auto"
        />
      </Field>
      <Field label={t('email')} isRequired {...form.field('email')}>
        <Input
          {...form.text('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          dir="ltr"
        />
      </Field>
      <MessageFields form={form} rule={rule} />
      {captcha.isAsked && (
        <CaptchaField
          action="feedback"
          reason={captcha.isForAll ? 'everyone' : 'failures'}
          attempt={captcha.attempt}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
    </Form>
  );
}
