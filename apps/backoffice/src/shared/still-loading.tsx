import { useTranslations } from '@portal/i18n/react';
import { Button, StillWorking } from '@portal/ui';

/** Stands under a skeleton: "still working" after 3 s, a way out after 10 s. */
export function StillLoading() {
  const t = useTranslations('failure');
  return (
    <StillWorking
      labels={{ still: t('stillWorking'), slow: t('slow') }}
      wayOut={
        <Button
          onClick={() => {
            globalThis.location.reload();
          }}
        >
          {t('reload')}
        </Button>
      }
    />
  );
}
