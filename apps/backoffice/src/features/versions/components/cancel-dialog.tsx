import { useTranslations } from '@portal/i18n/react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import { cancelSitePlan } from '../api/cancel-site-plan.ts';
import type { SitePlan } from '../api/list-site-plans.ts';
import { versionKeys } from '../version-keys.ts';

/** Takes a planned change back, with a reason. */
export function CancelDialog(props: { readonly plan: SitePlan; readonly onClose: () => void }) {
  const t = useTranslations('desk-versions.plans');
  const { plan, onClose } = props;
  const form = useReasonForm({
    send: (reason) => cancelSitePlan({ params: { id: plan.id }, body: { reason } }),
    stale: versionKeys.all,
    done: t('cancelled'),
    onDone: onClose,
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
