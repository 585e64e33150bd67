import { useTranslations } from '@portal/i18n/react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useLines } from '../../../shared/site/lines.ts';

/** The way to the speed test; a site with one address has none. */
export function LineButton() {
  const t = useTranslations('lines');
  const show = useDialogs((state) => state.show);
  return useLines().length === 0 ? null : (
    <button
      type="button"
      className="inline-flex min-h-9 items-center px-2 hover:text-link"
      onClick={() => {
        show('speedTest');
      }}
    >
      {t('open')}
    </button>
  );
}
