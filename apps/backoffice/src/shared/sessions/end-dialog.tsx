import { useTranslations } from '@portal/i18n/react';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../reason-field.tsx';
import { useLanding } from '../use-landing.ts';
import type { EndBody } from './account-sessions.tsx';

type End = Endpoints['endSessionsOfMember'] | Endpoints['endSessionsOfOperator'];

/** Asks why one browser, or all, are signed out. */
export function EndDialog(props: {
  readonly sessionId: string | undefined;
  readonly end: (body: EndBody) => Promise<Outcome<End>>;
  readonly onClose: () => void;
}) {
  const { sessionId, end, onClose } = props;
  const t = useTranslations('desk-sessions');
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async (draft) => {
      const reason = draft.reason.trim();
      const outcome = await end({ reason, ...(sessionId !== undefined && { sessionId }) });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      toastDone(t('ended'));
      onClose();
      return undefined;
    },
  });
  const act = t(sessionId === undefined ? 'endAll' : 'end');
  return (
    <FormDialog
      ux="BO-16-sessions-end"
      title={act}
      about={t('about')}
      form={form}
      act={act}
      variant="danger-solid"
      kind="confirm"
      onClose={onClose}
    >
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </FormDialog>
  );
}
