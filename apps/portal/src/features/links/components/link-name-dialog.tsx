import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { createInviteLink } from '../api/create-invite-link.ts';
import type { InviteLink } from '../api/list-invite-links.ts';
import { renameInviteLink } from '../api/rename-invite-link.ts';
import { linkKeys } from '../link-keys.ts';

const mostDays = 365;
const mostCharacters = 60;

/** A new link with its name, or another name for one. */
export function LinkNameDialog(props: {
  readonly subject: InviteLink | 'new' | undefined;
  readonly onClose: () => void;
}) {
  const t = useTranslations('links');
  const close = useTranslations('ui.dialog')('close');
  const { subject, onClose } = props;
  return (
    <Dialog
      ux="MC-21-name"
      isOpen={subject !== undefined}
      onClose={onClose}
      title={t(subject === 'new' ? 'make' : 'rename')}
      closeLabel={close}
    >
      {subject !== undefined && <NameForm subject={subject} onDone={onClose} />}
    </Dialog>
  );
}

function NameForm(props: { readonly subject: InviteLink | 'new'; readonly onDone: () => void }) {
  const t = useTranslations('links');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const { subject, onDone } = props;
  const isNew = subject === 'new';
  const form = useForm({
    initial: { note: isNew ? '' : subject.note, validDays: '' },
    checks: {
      note: (typed) => (typed.trim() === '' ? t('nameMissing') : undefined),
      validDays: (typed) => (isDays(typed) ? undefined : t('daysWrong', { most: mostDays })),
    },
    submit: async ({ note, validDays }) => {
      const days = validDays.trim() === '' ? {} : { validDays: Number(validDays) };
      const outcome = isNew
        ? await createInviteLink({ body: { note, ...days } })
        : await renameInviteLink({ params: { code: subject.code }, body: { note } });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['note', 'validDays'] as const });
      }
      toastDone(t(isNew ? 'wasMade' : 'wasRenamed'));
      void queries.invalidateQueries({ queryKey: linkKeys.list });
      onDone();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t(isNew ? 'makeIt' : 'save')}
        </Button>
      }
    >
      <Field label={t('name')} hint={t('nameHint')} {...form.field('note')}>
        <Input {...form.text('note')} maxLength={mostCharacters} autoComplete="off" />
      </Field>
      {isNew && (
        <Field label={t('days')} hint={t('daysHint')} {...form.field('validDays')}>
          <Input {...form.text('validDays')} inputMode="numeric" dir="ltr" maxLength={3} />
        </Field>
      )}
    </Form>
  );
}

function isDays(typed: string): boolean {
  const days = typed.trim();
  return days === '' || (/^\d{1,3}$/u.test(days) && Number(days) >= 1 && Number(days) <= mostDays);
}
