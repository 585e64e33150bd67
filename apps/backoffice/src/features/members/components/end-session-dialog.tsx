import { useTranslations } from '@portal/i18n/react';
import { toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { endMemberSession } from '../api/end-member-session.ts';
import { memberKeys } from '../member-keys.ts';

/** Signs one browser of a member out, with a reason. */
export function EndSessionDialog(props: {
  readonly memberId: string;
  readonly sessionId: string;
  readonly onClose: () => void;
}) {
  const { memberId: id, sessionId, onClose } = props;
  const t = useTranslations('desk-members.sessions');
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const body = { reason: reason.trim() };
      const outcome = await endMemberSession({ params: { id, sessionId }, body });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      queryClient.setQueryData(memberKeys.sessions(id), outcome.value);
      toastDone(t('ended'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-16-session-end"
      title={t('endTitle')}
      form={form}
      act={t('end')}
      onClose={onClose}
    >
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
