import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';

/** A saved proof as a file: it is read here and sent nowhere. */
export function FileChoice({ onText }: { readonly onText: (text: string) => void }) {
  const t = useTranslations('verify');
  return (
    <Field label={t('file')}>
      <Input
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText);
        }}
      />
    </Field>
  );
}
