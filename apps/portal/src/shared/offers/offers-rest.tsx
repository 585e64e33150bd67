import { useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { usePause } from '../protection/use-pause.ts';

/** In the place of offers, gifts and goals: that they rest, and why (R13). */
export function OffersRest() {
  const t = useTranslations('offers');
  const pause = usePause();
  return (
    <Card data-ux="RG-04-offers" className="p-4">
      <p className="m-0 max-w-prose text-14 text-text-2">{t(pause?.kind ?? 'other')}</p>
    </Card>
  );
}
