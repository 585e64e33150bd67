import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Dialog, Field, Form, Input, Segmented, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { agentKeys } from '../agent-keys.ts';
import { createRegisterLink } from '../api/create-register-link.ts';
import type { RegisterLink } from '../api/list-register-links.ts';
import { termsOf, type TermsValues, valuesOf } from '../terms.ts';
import { TermsFields, type TermsBounds, useTermsChecks } from './terms-fields.tsx';

interface NewLinkProps {
  readonly bounds: TermsBounds;
  readonly onMade: (link: RegisterLink) => void;
}

/** Another link: where it is shown, how long it works, what it opens and grants. */
export function NewLinkDialog(
  props: NewLinkProps & { readonly isOpen: boolean; readonly onClose: () => void },
) {
  const t = useTranslations('team.links');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Dialog
      ux="AC-03-new"
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('make')}
      closeLabel={close}
    >
      <NewLinkForm bounds={props.bounds} onMade={props.onMade} />
    </Dialog>
  );
}

interface Values extends TermsValues {
  readonly note: string;
  readonly validDays: string;
  readonly kind: 'member' | 'agent';
  readonly hasTerms: boolean;
}

const mostDays = 365;

function NewLinkForm({ bounds, onMade }: NewLinkProps) {
  const t = useTranslations('team.links');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const termsChecks = useTermsChecks(bounds);
  const form = useForm<Values>({
    initial: {
      note: '',
      validDays: '',
      kind: 'member',
      hasTerms: false,
      ...valuesOf(bounds.least),
    },
    checks: {
      ...termsChecks,
      validDays: (typed) => (isDays(typed) ? undefined : t('daysWrong', { most: mostDays })),
    },
    submit: async ({ note, validDays, kind, hasTerms, ...values }) => {
      const outcome = await createRegisterLink({
        body: {
          note,
          opensAgent: kind === 'agent',
          ...(validDays.trim() !== '' && { validDays: Number(validDays) }),
          ...(hasTerms && { terms: termsOf(values) }),
        },
      });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['note', 'validDays'] as const });
      }
      void queries.invalidateQueries({ queryKey: agentKeys.all });
      onMade(outcome.value);
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t('makeIt')}
        </Button>
      }
    >
      <Field label={t('note')} hint={t('noteHint')} {...form.field('note')}>
        <Input {...form.text('note')} maxLength={60} autoComplete="off" />
      </Field>
      <Segmented
        label={t('opens')}
        {...form.choice('kind')}
        options={(['member', 'agent'] as const).map((value) => ({
          value,
          label: t(`kinds.${value}`),
        }))}
      />
      <Field label={t('days')} hint={t('daysHint')} {...form.field('validDays')}>
        <Input {...form.text('validDays')} inputMode="numeric" dir="ltr" maxLength={3} />
      </Field>
      <Checkbox {...form.box('hasTerms')} label={t('setTerms')} />
      {form.values.hasTerms && <TermsFields form={form} bounds={bounds} />}
    </Form>
  );
}

function isDays(typed: string): boolean {
  const days = typed.trim();
  return days === '' || (/^\d{1,3}$/u.test(days) && Number(days) >= 1 && Number(days) <= mostDays);
}
