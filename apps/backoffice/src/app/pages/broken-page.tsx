import { useTranslations } from '@portal/i18n/react';
import { BrokenRopeDrawing, Button, EmptyState } from '@portal/ui';
import { usePageTitle } from '../../shared/page-title.ts';

/** A page whose script could not be loaded, or that failed while it was drawn. */
export function BrokenPage() {
  const t = useTranslations('desk-shell.broken');
  usePageTitle(t('title'));
  return (
    <div role="alert" data-ux="SYS-06">
      <EmptyState
        drawing={<BrokenRopeDrawing />}
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('action')}
          </Button>
        }
      />
    </div>
  );
}
