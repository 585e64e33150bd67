import { useTranslations } from '@portal/i18n/react';
import { toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { cancelSitePlan } from '../api/cancel-site-plan.ts';
import type { SitePlan } from '../api/list-site-plans.ts';
import { versionKeys } from '../version-keys.ts';

/** Takes a planned change back, with a reason. */
export function CancelDialog(props: { readonly plan: SitePlan; readonly onClose: () => void }) {
  const t = useTranslations('desk-versions.plans');
  const { plan, onClose } = props;
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const body = { reason: reason.trim() };
      const outcome = await cancelSitePlan({ params: { id: plan.id }, body });
      await queryClient.invalidateQueries({ queryKey: versionKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      toastDone(t('cancelled'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-12-plan-cancel"
      title={t('cancelTitle')}
      about={t('cancelText')}
      form={form}
      act={t('cancel')}
      variant="danger"
      onClose={onClose}
    >
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </FormDialog>
  );
}
