import { useTranslations } from '@portal/i18n/react';
import { buttonClass, LighthouseRepairDrawing, MapPinDrawing, EmptyState } from '@portal/ui';
import { useEffect } from 'react';
import { useBoot } from '../shared/site/site-facts.ts';

/** design-brief 3.7: whole-site pages look again every half minute. */
const lookAgainMs = 30_000;

/** Maintenance and region block take the place of the whole application (SYS-03, SYS-04). */
export function ClosedPage() {
  const t = useTranslations('system.closed');
  const { system } = useBoot();
  const [service] = system.info.customerService;
  const isRegion = system.status === 2;
  useEffect(() => {
    const timer = setInterval(() => {
      globalThis.location.reload();
    }, lookAgainMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <main
      data-ux={isRegion ? 'SYS-04' : 'SYS-03'}
      className="grid min-h-dvh place-items-center p-6"
    >
      <div className="max-w-140">
        <EmptyState
          headingLevel={1}
          drawing={isRegion ? <MapPinDrawing /> : <LighthouseRepairDrawing />}
          title={isRegion ? t('regionTitle') : t('maintenanceTitle')}
          text={
            isRegion
              ? t('regionText', { ip: system.location.ip === '' ? '—' : system.location.ip })
              : t('maintenanceText')
          }
          action={
            service === undefined ? undefined : (
              <a
                href={service.url}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'primary' })}
              >
                {t('contact')}
              </a>
            )
          }
        />
      </div>
    </main>
  );
}
