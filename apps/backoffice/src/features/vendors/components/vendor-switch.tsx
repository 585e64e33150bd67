import { useTranslations } from '@portal/i18n/react';
import { Button, LockIcon, PauseIcon, PlayIcon } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import type { DeskVendor } from '../api/list-vendors.ts';
import { switchVendor, type VendorAct } from '../api/switch-vendor.ts';
import { vendorKeys } from '../vendor-keys.ts';

interface SwitchProps {
  readonly vendor: DeskVendor;
  readonly act: VendorAct;
  readonly onClose: () => void;
}

const looks = {
  stop: { variant: 'danger', solid: 'danger-solid', icon: <PauseIcon size={18} /> },
  open: { variant: 'primary', solid: 'primary', icon: <PlayIcon size={18} /> },
  endKey: { variant: 'danger', solid: 'danger-solid', icon: <LockIcon size={18} /> },
} as const;

/** What state and role allow now: stop a vendor, open it again (R39), end its earlier key (R97). */
export function VendorSwitch({ vendor }: { readonly vendor: DeskVendor }) {
  const t = useTranslations('desk-vendors');
  const [act, setAct] = useState<VendorAct>();
  const close = (): void => setAct(undefined);
  return (
    <>
      {vendor.abilities.map((name) => (
        <Button
          key={name}
          variant={looks[name].variant}
          icon={looks[name].icon}
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
      variant={looks[act].solid}
      onClose={onClose}
    >
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
