import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { agentKeys } from '../agent-keys.ts';
import type { DownlineRow } from '../api/list-downline.ts';
import { noteDownline } from '../api/note-downline.ts';

const mostLetters = 200;

/** What an agent wants to remember about somebody below; empty, it goes. */
export function NoteForm({ row }: { readonly row: DownlineRow }) {
  const t = useTranslations('team.downline');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const form = useForm({
    initial: { note: row.note },
    checks: {},
    submit: async ({ note }) => {
      const outcome = await noteDownline({ params: { account: row.account }, body: { note } });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['note'] });
      }
      toastDone(t('noted'));
      void queries.invalidateQueries({ queryKey: agentKeys.all });
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" busy={form.isBusy}>
          {t('keepNote')}
        </Button>
      }
    >
      <Field label={t('note')} hint={t('noteHint')} {...form.field('note')}>
        <Input {...form.text('note')} maxLength={mostLetters} autoComplete="off" />
      </Field>
    </Form>
  );
}
