import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, StillWorking } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Stands under a skeleton: "still working" after 3 s, a way out after 10 s. */
export function StillLoading({ wayOut }: { readonly wayOut?: ReactNode }) {
  const t = useTranslations('failure');
  return (
    <StillWorking
      labels={{ still: t('stillWorking'), slow: t('slow') }}
      wayOut={
        <>
          <Button
            onClick={() => {
              globalThis.location.reload();
            }}
          >
            {t('reload')}
          </Button>
          {wayOut ?? (
            <Link to="/" className={buttonClass({ variant: 'ghost' })}>
              {t('home')}
            </Link>
          )}
        </>
      }
    />
  );
}
