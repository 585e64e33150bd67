import { useTranslations } from '@portal/i18n/react';
import {
  Button,
  Checkbox,
  Field,
  Form,
  Input,
  PasswordInput,
  Segmented,
  Skeleton,
  toastDone,
  useForm,
} from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { problemOf } from '../../../shared/registration/registration-problems.ts';
import { useLiveRule } from '../../../shared/registration/use-live-rule.ts';
import { useProblemText } from '../../../shared/registration/use-problem-text.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { agentKeys } from '../agent-keys.ts';
import { registerLinksQuery } from '../api/list-register-links.ts';
import { openDownlineAccount } from '../api/open-downline-account.ts';
import { termsOf, type TermsValues, valuesOf } from '../terms.ts';
import { TermsFields, type TermsBounds, useTermsChecks } from './terms-fields.tsx';

/** An account directly below, opened by hand: name, first password, kind, terms (B5). */
export function OpenAccountForm() {
  const links = useQuery(registerLinksQuery({}));
  if (links.data === undefined) {
    return links.error === null ? (
      <Skeleton height="240px" />
    ) : (
      <LoadFailed error={links.error} onRetry={() => void links.refetch()} headingLevel={2} />
    );
  }
  return <FilledForm bounds={{ least: links.data.usual, most: links.data.own }} />;
}

interface Values extends TermsValues {
  readonly username: string;
  readonly password: string;
  readonly kind: 'member' | 'agent';
  readonly hasTerms: boolean;
}

const shown = ['username', 'password'] as const;
const places = { username_taken: 'username', password_weak: 'password' } as const;

function FilledForm({ bounds }: { readonly bounds: TermsBounds }) {
  const t = useTranslations('team.open');
  const links = useTranslations('team.links');
  const labels = usePasswordLabels();
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const rules = useRules();
  const termsChecks = useTermsChecks(bounds);
  const form = useForm<Values>({
    initial: {
      username: '',
      password: '',
      kind: 'member',
      hasTerms: false,
      ...valuesOf(bounds.least),
    },
    checks: { ...termsChecks, username: rules.username.check, password: rules.password.check },
    submit: async ({ username, password, kind, hasTerms, ...values }) => {
      const terms = hasTerms ? { terms: termsOf(values) } : {};
      const body = { username, password, opensAgent: kind === 'agent', ...terms };
      const outcome = await openDownlineAccount({ body });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('opened', { account: outcome.value.account }));
      void queries.invalidateQueries({ queryKey: agentKeys.all });
      form.reset();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      label={t('title')}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t('openIt')}
        </Button>
      }
    >
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      <Field
        label={t('account')}
        hint={rules.username.hint(form.values.username)}
        isRequired
        {...form.field('username')}
      >
        <Input {...form.text('username')} maxLength={40} dir="ltr" autoComplete="off" />
      </Field>
      <Field
        label={t('password')}
        hint={`${rules.password.hint(form.values.password) ?? ''} ${t('passwordHint')}`}
        isRequired
        {...form.field('password')}
      >
        <PasswordInput
          {...form.text('password')}
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
        />
      </Field>
      <Segmented
        label={links('opens')}
        {...form.choice('kind')}
        options={(['member', 'agent'] as const).map((value) => ({
          value,
          label: links(`kinds.${value}`),
        }))}
      />
      <Checkbox {...form.box('hasTerms')} label={links('setTerms')} />
      {form.values.hasTerms && <TermsFields form={form} bounds={bounds} />}
    </Form>
  );
}

/** Names and passwords follow the rules of the registration, whoever types them (portal.md 5). */
function useRules() {
  const { fields } = useBoot().register;
  const liveRule = useLiveRule();
  const problemText = useProblemText();
  const rulesOf = (name: 'username' | 'password') => {
    const rule = { ...fields[name], enabled: true, required: true };
    return {
      hint: (value: string) => liveRule(rule, value),
      check: (value: string) =>
        problemText(problemOf(rule, name === 'username' ? value.trim() : value)),
    };
  };
  return { username: rulesOf('username'), password: rulesOf('password') };
}

function usePasswordLabels() {
  const t = useTranslations('ui.password');
  return { show: t('show'), hide: t('hide'), capsLock: t('capsLock') };
}
