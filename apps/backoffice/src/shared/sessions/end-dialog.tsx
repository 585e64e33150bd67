import { useTranslations } from '@portal/i18n/react';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { FormDialog } from '../form-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';
import type { EndBody } from './account-sessions.tsx';
import { useReasonForm } from '../use-reason-form.ts';

type End = Endpoints['endSessionsOfMember'] | Endpoints['endSessionsOfOperator'];

/** Asks why one browser, or all, are signed out. */
export function EndDialog(props: {
  readonly sessionId: string | undefined;
  readonly end: (body: EndBody) => Promise<Outcome<End>>;
  readonly onClose: () => void;
}) {
  const { sessionId, end, onClose } = props;
  const t = useTranslations('desk-sessions');
  const form = useReasonForm({
    send: (reason) => end({ reason, ...(sessionId !== undefined && { sessionId }) }),
    done: t('ended'),
    onDone: onClose,
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
