import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useReportFile } from '../hooks/use-report-file.ts';

/** Keeps the whole report as CSV. */
export function FileButton(props: {
  readonly isEmpty: boolean;
  readonly read: Parameters<typeof useReportFile>[0];
}) {
  const t = useTranslations('record-page');
  const file = useReportFile(props.read);
  return (
    <Button busy={file.isBusy} disabled={props.isEmpty} onClick={file.onSave}>
      {t('file')}
    </Button>
  );
}
