import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Dialog, Form, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeFactorPolicy } from '../api/change-factor-policy.ts';
import type { FactorPolicy } from '../api/read-factor-policy.ts';

/** Two switches and why; `isBare` where whoever acts has no factor themselves. */
export function PolicyDialog(props: {
  readonly policy: FactorPolicy;
  readonly isBare: boolean;
  readonly onClose: () => void;
}) {
  const t = useTranslations('desk-operators.policy');
  const ui = useTranslations('ui.dialog');
  const common = useTranslations('common.actions');
  const words = useFormWords();
  const form = usePolicyForm(props.policy, props.onClose);
  const [staff, agents] = [form.choice('staff'), form.choice('agents')];
  return (
    <Dialog
      ux="BO-21-policy-change"
      isOpen
      onClose={props.onClose}
      kind="form"
      title={t('title')}
      closeLabel={ui('close')}
    >
      <Form
        form={form}
        words={words}
        actions={
          <>
            <Button onClick={props.onClose}>{common('cancel')}</Button>
            <Button type="submit" variant="primary" busy={form.isBusy}>
              {t('change')}
            </Button>
          </>
        }
      >
        <p className="m-0 text-text-2">{t('text')}</p>
        <Checkbox
          label={t('staff')}
          checked={staff.value}
          onChange={({ target }) => staff.onChange(target.checked)}
        />
        <Checkbox
          label={t('agents')}
          checked={agents.value}
          onChange={({ target }) => agents.onChange(target.checked)}
        />
        {props.isBare && staff.value && (
          <p className="m-0" role="status">
            {t('self')}
          </p>
        )}
        <ReasonField {...form.field('reason')} input={form.text('reason')} />
      </Form>
    </Dialog>
  );
}

function usePolicyForm(read: FactorPolicy, onClose: () => void) {
  const t = useTranslations('desk-operators.policy');
  const landing = useLanding();
  // What the operator saw: an answer that comes meanwhile must not pass for it.
  const [policy] = useState(read);
  return useForm({
    initial: { staff: policy.staff, agents: policy.agents, reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ staff, agents, reason }) => {
      const { revision } = policy;
      const outcome = await changeFactorPolicy({
        body: { staff, agents, revision, reason: reason.trim() },
      });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      toastDone(t('saved'));
      onClose();
      // Also where the duty is on now and who acts is led to bind: each page asks anew.
      void queryClient.invalidateQueries();
      return undefined;
    },
  });
}
