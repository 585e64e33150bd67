import { useTranslations } from '@portal/i18n/react';
import { rateCategories, type RateCategory } from '@portal/protocol';
import { Field, Input, toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { changeTerms } from '../api/change-terms.ts';
import type { MemberLine, Terms } from '../api/read-line.ts';
import { useTermsLanding } from '../use-terms-landing.ts';

interface TermsDialogProps {
  readonly line: MemberLine;
  readonly memberId: string;
  readonly onClose: () => void;
}

type Values = Readonly<Record<RateCategory, string>> & {
  readonly prizeGroup: string;
  readonly reason: string;
};

const rateShape = /^\d{1,2}(?:\.\d{1,2})?$/u;
const groupShape = /^(?:|\d{4})$/u;

/** Other terms: more holds at once, less from the midnight after the notice (A8). */
export function TermsDialog({ line, memberId, onClose }: TermsDialogProps) {
  const t = useTranslations('desk-agents');
  const categories = useTranslations('games.categories');
  const landing = useTermsLanding();
  const checkReason = useReasonCheck();
  const { terms, least, most } = line;
  const rate = (value: string) => (rateShape.test(value.trim()) ? undefined : t('rateWrong'));
  const form = useForm<Values>({
    initial: { ...terms.rates, prizeGroup: String(terms.prizeGroup ?? ''), reason: '' },
    checks: {
      ...Object.fromEntries(rateCategories.map((name) => [name, rate])),
      prizeGroup: (value) => (groupShape.test(value.trim()) ? undefined : t('groupWrong')),
      reason: checkReason,
    },
    submit: async (values) => {
      const body = { terms: termsOf(values), reason: values.reason.trim() };
      const failure = await changeTerms(memberId, body);
      if (failure !== undefined) {
        return landing(failure, values);
      }
      toastDone(t('changed'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-17-terms"
      title={t('change')}
      about={t('changeText')}
      form={form}
      act={t('change')}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {rateCategories.map((name) => (
          <Field
            key={name}
            label={categories(name)}
            hint={t('between', { least: least.rates[name], most: most.rates[name] })}
            {...form.field(name)}
          >
            <Input {...form.text(name)} inputMode="decimal" dir="ltr" maxLength={5} />
          </Field>
        ))}
      </div>
      <Field label={t('group')} hint={t('groupHint')} {...form.field('prizeGroup')}>
        <Input {...form.text('prizeGroup')} inputMode="numeric" dir="ltr" maxLength={4} />
      </Field>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}

function termsOf(values: Values): Terms {
  const rates = Object.fromEntries(rateCategories.map((name) => [name, values[name].trim()]));
  const group = values.prizeGroup.trim();
  return {
    // The compiler cannot see that the entries of all categories make a record of them.
    rates: rates as Terms['rates'],
    prizeGroup: group === '' ? null : Number(group),
  };
}
