import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { StateChange } from '../change-state.ts';
import { changeState } from '../change-state.ts';
import type { MemberDetail } from '../api/read-member.ts';

const shortestReason = 3;
const shown = ['reason'] as const;

interface StateProps {
  readonly member: MemberDetail;
  readonly to: StateChange;
  readonly onClose: () => void;
}

/** Asks for the reason before a member is locked or unlocked; it goes to the audit trail. */
export function StateDialog(props: StateProps & { readonly isOpen: boolean }) {
  const { member, to } = props;
  const t = useTranslations(`desk-members.member.${to}`);
  const ui = useTranslations('ui.dialog');
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      kind="form"
      title={t('title', { account: member.account })}
      closeLabel={ui('close')}
    >
      <p className="mb-3 text-text-2">{t('text')}</p>
      <StateForm {...props} />
    </Dialog>
  );
}

function StateForm({ member, to, onClose }: StateProps) {
  const t = useTranslations(`desk-members.member.${to}`);
  const common = useTranslations('common.actions');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    keptAs: `${to}:${member.id}`,
    checks: {
      reason: (reason) =>
        reason.trim().length < shortestReason
          ? t('reasonShort', { min: shortestReason })
          : undefined,
    },
    submit: async ({ reason }) => {
      const outcome = await changeState({ id: member.id, to, reason: reason.trim() });
      if (!outcome.ok) {
        return landing(outcome, { shown });
      }
      toastDone(t('done', { account: member.account }));
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            type="submit"
            variant={to === 'lock' ? 'danger-solid' : 'primary'}
            busy={form.isBusy}
          >
            {t('action')}
          </Button>
        </>
      }
    >
      <Field label={t('reason')} isRequired hint={t('reasonHint')} {...form.field('reason')}>
        <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
      </Field>
    </Form>
  );
}
