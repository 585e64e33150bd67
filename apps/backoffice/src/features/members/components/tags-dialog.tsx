import { useTranslations } from '@portal/i18n/react';
import { Field, Input, toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeMemberTags } from '../api/change-member-tags.ts';
import type { MemberTags } from '../api/read-member-tags.ts';
import { memberKeys } from '../member-keys.ts';

const tagPattern = /^[a-z0-9][a-z0-9-]{1,29}$/u;
const mostTags = 20;

function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/u).filter((word) => word !== ''))];
}

/** Writes all marks of a member anew, with a reason. */
export function TagsDialog(props: {
  readonly memberId: string;
  readonly tags: MemberTags;
  readonly onClose: () => void;
}) {
  const { memberId, tags, onClose } = props;
  const t = useTranslations('desk-members.tags');
  const landing = useLanding();
  const form = useForm({
    initial: { tags: tags.tags.map(({ tag }) => tag).join(' '), reason: '' },
    checks: {
      tags: (text) => {
        const words = wordsOf(text);
        const isFine = words.length <= mostTags && words.every((word) => tagPattern.test(word));
        return isFine ? undefined : t('wrong');
      },
      reason: useReasonCheck(),
    },
    submit: async ({ tags: typed, reason }) => {
      const body = { tags: wordsOf(typed), reason: reason.trim() };
      const outcome = await changeMemberTags({ params: { id: memberId }, body });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['tags', 'reason'] });
      }
      queryClient.setQueryData(memberKeys.tags(memberId), outcome.value);
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-08-tags-form"
      title={t('change')}
      form={form}
      act={t('change')}
      onClose={onClose}
    >
      <Field label={t('field')} hint={t('hint')} {...form.field('tags')}>
        <Input {...form.text('tags')} dir="ltr" />
      </Field>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
