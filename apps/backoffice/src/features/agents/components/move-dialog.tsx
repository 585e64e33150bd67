import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { moveMember } from '../api/move-member.ts';

interface MoveProps {
  readonly memberId: string;
  readonly onClose: () => void;
}

/** Another agent for a member and its team, which a second person decides (B6). */
export function MoveDialog(props: MoveProps) {
  const t = useTranslations('desk-agents.move');
  const ui = useTranslations('ui.dialog');
  return (
    <Dialog
      isOpen
      kind="form"
      ux="BO-17-move"
      onClose={props.onClose}
      title={t('button')}
      closeLabel={ui('close')}
    >
      <p className="mb-3 text-text-2">{t('text')}</p>
      <MoveForm {...props} />
    </Dialog>
  );
}

function MoveForm({ memberId, onClose }: MoveProps) {
  const t = useTranslations('desk-agents.move');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const checkReason = useReasonCheck();
  const form = useForm({
    initial: { to: '', reason: '' },
    checks: { reason: checkReason },
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
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('button')}
          </Button>
        </>
      }
    >
      <Field label={t('to')} hint={t('toHint')} {...form.field('to')}>
        <Input {...form.text('to')} dir="ltr" maxLength={64} autoComplete="off" />
      </Field>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </Form>
  );
}
