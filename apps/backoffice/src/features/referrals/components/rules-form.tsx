import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, namePlaces } from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { changeReferralRules } from '../api/change-referral-rules.ts';
import type { ReferralRules } from '../api/read-referral-rules.ts';
import { draftOf, type RulesDraft, rulesOf } from '../rules-draft.ts';

const amounts = [
  'referrerAmount',
  'friendAmount',
  'leastDepositAmount',
  'leastValidAmount',
] as const;
const numbers = [
  'multiple',
  'shareBasisPoints',
  'windowDays',
  'monthlyLimit',
  'lifeLimit',
] as const;
const shown = [...nameFields, ...amounts, ...numbers, 'reason'] as const;
const places = { referral_rules_faulty: 'referrerAmount' } as const;

interface RulesFormProps {
  readonly rules: ReferralRules;
  readonly onDone: () => void;
}

/** The rules under which the next invitations are rewarded. */
export function RulesForm(props: RulesFormProps) {
  const t = useTranslations('desk-referrals');
  const words = useFormWords();
  const form = useRulesForm(props);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('rules.save')}
        </Button>
      }
    >
      <p className="m-0 text-14 text-text-2">{t('rules.keepHint')}</p>
      <Checkbox label={t('form.isOpen')} {...form.box('isOpen')} />
      <NameFields form={form} label={(language) => t('form.nameIn', { language })} />
      {amounts.map((name) => (
        <Field key={name} label={t(`form.${name}`)} isRequired {...form.field(name)}>
          <Input {...form.text(name)} inputMode="decimal" dir="ltr" />
        </Field>
      ))}
      <Checkbox label={t('form.needsPhone')} {...form.box('needsPhone')} />
      <Checkbox label={t('form.needsIdentity')} {...form.box('needsIdentity')} />
      {numbers.map((name) => (
        <Field
          key={name}
          label={t(`form.${name}`)}
          {...(name === 'monthlyLimit' && { hint: t('form.limitHint') })}
          isRequired
          {...form.field(name)}
        >
          <Input {...form.text(name)} inputMode="numeric" dir="ltr" />
        </Field>
      ))}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

type RulesBody = Parameters<typeof changeReferralRules>[0]['body'];

function useRulesForm({ rules, onDone }: RulesFormProps) {
  const t = useTranslations('desk-referrals');
  const landing = useLanding();
  const send = useMoneyCall((body: RulesBody, key) => changeReferralRules({ body, key }));
  const names = useNameChecks();
  const money = (text: string) =>
    /^\d{1,12}(?:\.\d{1,3})?$/u.test(text.trim()) ? undefined : t('form.figure');
  const whole = (text: string) =>
    /^[1-9]\d{0,4}$/u.test(text.trim()) ? undefined : t('form.whole');
  return useForm<RulesDraft>({
    initial: draftOf(rules),
    checks: {
      ...names,
      referrerAmount: (text) => money(text) ?? (Number(text) > 0 ? undefined : t('form.above')),
      friendAmount: money,
      leastDepositAmount: money,
      leastValidAmount: money,
      multiple: (text) => (/^(?:\d|10)$/u.test(text.trim()) ? undefined : t('form.times')),
      shareBasisPoints: (text) =>
        /^(?:\d{1,2}|100)$/u.test(text.trim()) ? undefined : t('form.shareWrong'),
      windowDays: whole,
      monthlyLimit: whole,
      lifeLimit: whole,
      reason: useReasonCheck(),
    },
    submit: async (draft) => {
      const { version } = rules;
      const reason = draft.reason.trim();
      const outcome = await send({ rules: rulesOf(draft, rules.rules), version, reason });
      void queryClient.invalidateQueries({ queryKey: ['referrals'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      // A request of before waits on while rules that give less are put in force.
      const waits = outcome.value.version === version;
      toastDone(t(waits ? 'rules.waiting' : 'rules.saved'));
      onDone();
      return undefined;
    },
  });
}
