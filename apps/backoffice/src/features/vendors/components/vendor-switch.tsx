import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Form, PauseIcon, PlayIcon, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
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
  const ui = useTranslations('ui.dialog');
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
      {act !== undefined && (
        <Dialog
          isOpen
          kind="form"
          title={t(`act.${act}One`, { name: vendor.name })}
          closeLabel={ui('close')}
          onClose={close}
        >
          <p className="mb-3 text-text-2">{t(`about.${act}`)}</p>
          <SwitchForm vendor={vendor} act={act} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function SwitchForm({ vendor, act, onClose }: SwitchProps) {
  const t = useTranslations('desk-vendors');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
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
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            variant={act === 'stop' ? 'danger-solid' : 'primary'}
            busy={form.isBusy}
          >
            {t(`act.${act}`)}
          </Button>
        </>
      }
    >
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </Form>
  );
}
