import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { lateScript } from '../shared/client/in-time.ts';

/**
 * A script that did not arrive, or a page that broke (SYS-06). The screen imports no other script,
 * because that one could fail as well.
 */
export function ChunkFailed({ error }: { readonly error?: unknown }) {
  const t = useTranslations('shell.chunkFailed');
  return (
    <div data-ux="SYS-06" role="alert" className="page-frame grid justify-items-center gap-3 py-16">
      <h1 className="text-24 font-bold">{t('title')}</h1>
      <p className="text-text-2">
        {t(error instanceof Error && error.name === lateScript ? 'late' : 'text')}
      </p>
      <Button
        variant="primary"
        onClick={() => {
          globalThis.location.reload();
        }}
      >
        {t('again')}
      </Button>
    </div>
  );
}
