import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, Segmented, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { agentKeys } from '../agent-keys.ts';
import { changeRegisterLink } from '../api/change-register-link.ts';
import { createRegisterLink } from '../api/create-register-link.ts';
import type { RegisterLink } from '../api/list-register-links.ts';
import { termsOf, type TermsValues, valuesOf } from '../terms.ts';
import { TermsFields, type TermsBounds, useTermsChecks } from './terms-fields.tsx';

export interface LinkFormProps {
  readonly bounds: TermsBounds;
  /** What is changed; undefined for another link. */
  readonly link?: RegisterLink | undefined;
  readonly onMade: (link: RegisterLink) => void;
}

interface Values extends TermsValues {
  readonly note: string;
  readonly validDays: string;
  readonly kind: 'member' | 'agent';
  readonly hasTerms: boolean;
}

const mostDays = 365;

/** Where a link is shown, how long it works, what it opens and grants. */
export function LinkForm(props: LinkFormProps) {
  const { bounds, link } = props;
  const t = useTranslations('team.links');
  const words = useFormWords();
  const form = useLinkForm(props);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t(link === undefined ? 'makeIt' : 'saveIt')}
        </Button>
      }
    >
      {link !== undefined && <p className="m-0 text-14 text-text-2">{t('changeText')}</p>}
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
      <Field
        label={t('days')}
        hint={t(link === undefined ? 'daysHint' : 'daysKept')}
        {...form.field('validDays')}
      >
        <Input {...form.text('validDays')} inputMode="numeric" dir="ltr" maxLength={3} />
      </Field>
      <Checkbox {...form.box('hasTerms')} label={t('setTerms')} />
      {form.values.hasTerms && <TermsFields form={form} bounds={bounds} />}
    </Form>
  );
}

function useLinkForm({ bounds, link, onMade }: LinkFormProps) {
  const t = useTranslations('team.links');
  const landing = useLanding();
  const queries = useQueryClient();
  const termsChecks = useTermsChecks(bounds);
  return useForm<Values>({
    initial: {
      note: link?.note ?? '',
      validDays: '',
      kind: link?.opensAgent === true ? 'agent' : 'member',
      hasTerms: (link?.terms ?? null) !== null,
      ...valuesOf(link?.terms ?? bounds.least),
    },
    checks: {
      ...termsChecks,
      validDays: (typed) => (isDays(typed) ? undefined : t('daysWrong', { most: mostDays })),
    },
    submit: async ({ note, validDays, kind, hasTerms, ...values }) => {
      const body = {
        note,
        opensAgent: kind === 'agent',
        ...(validDays.trim() !== '' && { validDays: Number(validDays) }),
      };
      const terms = hasTerms ? termsOf(values) : undefined;
      const outcome =
        link === undefined
          ? await createRegisterLink({ body: { ...body, ...(terms && { terms }) } })
          : await changeRegisterLink({
              params: { code: link.code },
              body: { ...body, terms: terms ?? null },
            });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['note', 'validDays'] as const });
      }
      void queries.invalidateQueries({ queryKey: agentKeys.all });
      onMade(outcome.value);
      return undefined;
    },
  });
}

function isDays(typed: string): boolean {
  const days = typed.trim();
  return days === '' || (/^\d{1,3}$/u.test(days) && Number(days) >= 1 && Number(days) <= mostDays);
}
