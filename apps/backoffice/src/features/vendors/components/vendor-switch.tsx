import { useTranslations } from '@portal/i18n/react';
import { Button, PauseIcon, PlayIcon, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import type { DeskVendor } from '../api/list-vendors.ts';
import { switchVendor } from '../api/switch-vendor.ts';
import { vendorKeys } from '../vendor-keys.ts';

interface SwitchProps {
  readonly vendor: DeskVendor;
  readonly act: 'stop' | 'open';
  readonly onClose: () => void;
}

/** The one act that state and role allow now: stop a vendor, or open it again (R39). */
export function VendorSwitch({ vendor }: { readonly vendor: DeskVendor }) {
  const t = useTranslations('desk-vendors');
  const [act, setAct] = useState<'stop' | 'open'>();
  const close = (): void => setAct(undefined);
  return (
    <>
      {vendor.abilities.map((name) => (
        <Button
          key={name}
          variant={name === 'stop' ? 'danger' : 'primary'}
          icon={name === 'stop' ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          aria-label={t(`act.${name}One`, { name: vendor.name })}
          onClick={() => setAct(name)}
        >
          {t(`act.${name}`)}
        </Button>
      ))}
      {act !== undefined && <SwitchDialog vendor={vendor} act={act} onClose={close} />}
    </>
  );
}

function SwitchDialog({ vendor, act, onClose }: SwitchProps) {
  const t = useTranslations('desk-vendors');
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const { vendorCode } = vendor;
      const failure = await switchVendor({ vendorCode, act, reason: reason.trim() });
      // A refusal says that the page is old.
      void queryClient.invalidateQueries({ queryKey: vendorKeys.all });
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t(`done.${act}`, { name: vendor.name }));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t(`act.${act}One`, { name: vendor.name })}
      about={t(`about.${act}`)}
      form={form}
      act={t(`act.${act}`)}
      variant={act === 'stop' ? 'danger-solid' : 'primary'}
      onClose={onClose}
    >
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
