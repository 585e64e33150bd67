import { useTranslations } from '@portal/i18n/react';
import { Button, PauseIcon, PlayIcon } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
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
  const { vendorCode, name } = vendor;
  const form = useReasonForm({
    send: (reason) => switchVendor({ vendorCode, act, reason }),
    stale: vendorKeys.all,
    done: t(`done.${act}`, { name }),
    onDone: onClose,
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
