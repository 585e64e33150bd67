import { useTranslations } from '@portal/i18n/react';
import { offeredWays } from '@portal/protocol';
import { Button, Field, Form, Input, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { forgetPassword } from '../api/forget-password.ts';
import { useProblemText } from '../../../shared/registration/use-problem-text.ts';
import { problemOf } from '../../../shared/registration/registration-problems.ts';

const emailRule = {
  enabled: true,
  required: true,
  // A short word is no address; its length is not what is wrong with it.
  minLength: 1,
  maxLength: 254,
  patternId: 'email',
} as const;

/** Has a temporary password sent to the address of the account. */
export function ForgotByEmail(props: {
  /** At the login, before. */
  readonly typed: string;
  readonly onSent: () => void;
}) {
  const { typed, onSent } = props;
  const t = useTranslations('session.forgot');
  const fields = useTranslations('registration.fields');
  const words = useFormWords();
  const landing = useLanding();
  const problemText = useProblemText();
  const usernameFault = useUsernameFault();
  const form = useForm({
    initial: { username: '', email: '' },
    given: givenBy(typed),
    keptAs: 'forgot-email',
    checks: {
      username: (value) => usernameFault(value.trim()),
      email: (value) => problemText(problemOf(emailRule, value.trim())),
    },
    submit: async ({ username, email }) => {
      const outcome = await forgetPassword({ username: username.trim(), email: email.trim() });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['username', 'email'] });
      }
      onSent();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" block busy={form.isBusy}>
          {t('submitEmail')}
        </Button>
      }
    >
      <p className="text-14 text-text-2">{t('emailText')}</p>
      <Field label={fields('username')} isRequired {...form.field('username')}>
        <Input
          {...form.text('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={255}
        />
      </Field>
      <Field label={fields('email')} isRequired {...form.field('email')}>
        <Input
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
        />
      </Field>
    </Form>
  );
}

function givenBy(typed: string): { readonly username?: string; readonly email?: string } {
  if (typed === '') {
    return {};
  }
  return typed.includes('@') ? { email: typed } : { username: typed };
}

const mobileNumber = /^\+?[\d\s-]+$/u;

/**
 * What is wrong with a name by the rule of the registration (portal.md 5). Where accounts are
 * opened by mobile number, a number is a name too.
 */
function useUsernameFault(): (name: string) => string | undefined {
  const t = useTranslations('session.forgot');
  const problemText = useProblemText();
  const { register, system, whitelabel } = useBoot();
  const { registerMobile } = offeredWays(system.info.signIn, whitelabel);
  return (name) => {
    if (name === '') {
      return t('needName');
    }
    const isNumber = registerMobile && mobileNumber.test(name);
    return isNumber ? undefined : problemText(problemOf(register.fields.username, name));
  };
}
