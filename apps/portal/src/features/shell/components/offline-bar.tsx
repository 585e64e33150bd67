import { useTranslations } from '@portal/i18n/react';
import { useSyncExternalStore } from 'react';

/** The line under the header while the device has no network (SYS-08). */
export function OfflineBar() {
  const t = useTranslations('bars.offline');
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  return isOnline ? null : (
    <p
      data-ux="SYS-08"
      role="status"
      className="flex h-8 items-center justify-center bg-tint-warn text-13 text-warn"
    >
      {t('text')}
    </p>
  );
}

function watch(onChange: () => void): () => void {
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  return () => {
    globalThis.removeEventListener('online', onChange);
    globalThis.removeEventListener('offline', onChange);
  };
}
