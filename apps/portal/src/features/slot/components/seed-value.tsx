import { useTranslations } from '@portal/i18n/react';
import { CopyIcon, IconButton, toastDone } from '@portal/ui';

/** A hash or seed, whole, with a button to copy it. */
export function SeedValue({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useTranslations('common.actions');
  return (
    <div>
      <dt className="text-13 text-text-3">{label}</dt>
      <dd className="flex items-start gap-2">
        <code dir="ltr" className="min-w-0 flex-1 font-mono text-12 break-all">
          {value}
        </code>
        <IconButton
          small
          label={`${t('copy')}: ${label}`}
          icon={<CopyIcon size={16} />}
          onClick={() => {
            void navigator.clipboard.writeText(value).then(() => {
              toastDone(t('copied'));
            });
          }}
        />
      </dd>
    </div>
  );
}
