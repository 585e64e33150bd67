import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { createMemberNote } from '../api/create-member-note.ts';
import { memberKeys } from '../member-keys.ts';

const mostLetters = 2000;

/** Nobody changes a note afterwards, so what was mistyped is followed by another one. */
export function NoteForm({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.notes');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { text: '' },
    keptAs: `note:${memberId}`,
    checks: { text: (text) => (text.trim() === '' ? t('empty') : undefined) },
    submit: async ({ text }) => {
      const body = { text: text.trim() };
      const outcome = await createMemberNote({ params: { id: memberId }, body });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['text'] });
      }
      form.set('text', '');
      toastDone(t('done'));
      await queryClient.invalidateQueries({ queryKey: memberKeys.notes(memberId) });
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" busy={form.isBusy}>
          {t('write')}
        </Button>
      }
    >
      <Field label={t('field')} hint={t('hint')} {...form.field('text')}>
        <TextArea {...form.text('text')} rows={3} maxLength={mostLetters} />
      </Field>
    </Form>
  );
}
