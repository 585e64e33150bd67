import { useTranslations } from '@portal/i18n/react';
import { rateCategories, type RateCategory } from '@portal/protocol';
import { Button, Dialog, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeTerms } from '../api/change-terms.ts';
import type { MemberLine, Terms } from '../api/read-line.ts';

interface TermsDialogProps {
  readonly line: MemberLine;
  readonly memberId: string;
  readonly onClose: () => void;
}

type Values = Readonly<Record<RateCategory, string>> & {
  readonly prizeGroup: string;
  readonly reason: string;
};

/** Other terms: more holds at once, less from the midnight after the notice (A8). */
export function TermsDialog(props: TermsDialogProps) {
  const t = useTranslations('desk-agents');
  const ui = useTranslations('ui.dialog');
  return (
    <Dialog
      isOpen
      kind="form"
      ux="BO-17-terms"
      onClose={props.onClose}
      title={t('change')}
      closeLabel={ui('close')}
    >
      <p className="mb-3 text-text-2">{t('changeText')}</p>
      <TermsForm {...props} />
    </Dialog>
  );
}

const rateShape = /^\d{1,2}(?:\.\d{1,2})?$/u;
const groupShape = /^(?:|\d{4})$/u;

function TermsForm({ line, memberId, onClose }: TermsDialogProps) {
  const t = useTranslations('desk-agents');
  const cancel = useTranslations('common.actions')('cancel');
  const categories = useTranslations('games.categories');
  const words = useFormWords();
  const landing = useLanding();
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
        return landing(failure, { shown: [...rateCategories, 'prizeGroup', 'reason'] });
      }
      toastDone(t('changed'));
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('change')}
          </Button>
        </>
      }
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
    </Form>
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
