import { useTranslations } from '@portal/i18n/react';
import { QrCode } from '@portal/ui';

/** What one symbol holds with room to spare, so that a camera reads it at this size. */
const mostCharacters = 300;

/** An address for the camera of a phone; on a phone itself the button beside it does. */
export function ScanCode({ url, label }: { readonly url: string; readonly label: string }) {
  const t = useTranslations('download');
  return url.length > mostCharacters ? null : (
    <figure className="m-0 mt-3 hidden gap-2 sm:grid">
      <span className="block w-36">
        <QrCode text={url} label={label} />
      </span>
      <figcaption className="text-12 text-text-3">{t('scan')}</figcaption>
    </figure>
  );
}
