import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import { shrinkPicture } from '../../../shared/shrink-picture.ts';

/** Small enough for what the server takes, and every figure can be read. */
const longestSide = 1200;

/** The slip of a payment; without one, its silence never counts as received. */
export function SlipField({ onPick }: { readonly onPick: (slip: string | undefined) => void }) {
  const t = useTranslations('desk-cashier');
  const pick = async (file: File | undefined) => {
    onPick(file === undefined ? undefined : await shrinkPicture(file, longestSide));
  };
  return (
    <Field label={t('slip')} hint={t('slipHint')}>
      <Input
        name="slip"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => void pick(target.files?.[0])}
      />
    </Field>
  );
}
