import { useTranslations } from '@portal/i18n/react';
import { Field, Input, toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { moveMember } from '../api/move-member.ts';

interface MoveProps {
  readonly memberId: string;
  readonly onClose: () => void;
}

/** Another agent for a member and its team, which a second person decides (B6). */
export function MoveDialog(props: MoveProps) {
  const t = useTranslations('desk-agents.move');
  const form = useMove(props);
  return (
    <FormDialog
      ux="BO-17-move"
      title={t('button')}
      about={t('text')}
      form={form}
      act={t('button')}
      onClose={props.onClose}
    >
      <Field label={t('to')} hint={t('toHint')} {...form.field('to')}>
        <Input {...form.text('to')} dir="ltr" maxLength={64} autoComplete="off" />
      </Field>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}

function useMove({ memberId, onClose }: MoveProps) {
  const t = useTranslations('desk-agents.move');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  return useForm({
    initial: { to: '', reason: '' },
    checks: { reason: reasonCheck },
    submit: async (values) => {
      const to = values.to.trim();
      const body = { to: to === '' ? null : to, reason: values.reason.trim() };
      const failure = await moveMember(memberId, body);
      if (failure !== undefined) {
        return landing(failure, { shown: ['to', 'reason'] });
      }
      toastDone(t('asked'));
      onClose();
      return undefined;
    },
  });
}
