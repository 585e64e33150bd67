import { useTranslations } from '@portal/i18n/react';
import { Card, LockIcon } from '@portal/ui';
import type { ReactNode } from 'react';
import { unlockDesk } from '../../../shared/desk-lock.ts';
import { useSecurity } from '../api/read-security.ts';
import { ProofForm } from './proof-form.tsx';

/**
 * In the place of a desk that nobody touched for ten minutes (BO-01). Nothing of it is left on the
 * page; whoever proves who they are goes on where they were.
 */
export function IdleLock({ other }: { readonly other: ReactNode }) {
  const t = useTranslations('desk-security.lock');
  const security = useSecurity();
  const kinds = security.data?.proofs ?? ['password'];
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="grid w-full max-w-110 gap-3" data-ux="BO-01-lock">
        <h1 className="m-0 flex items-center gap-2 text-20 font-bold" tabIndex={-1}>
          <LockIcon />
          {t('title')}
        </h1>
        <p className="m-0 text-text-2">{t('text')}</p>
        <ProofForm
          key={kinds.join(' ')}
          kinds={kinds}
          submitLabel={t('submit')}
          other={other}
          onProven={unlockDesk}
        />
      </Card>
    </main>
  );
}
