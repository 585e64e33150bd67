import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useTeamFile } from '../../../shared/team-files/use-team-file.ts';

/** Keeps the whole report as CSV. */
export function FileButton(props: {
  readonly isEmpty: boolean;
  readonly read: Parameters<typeof useTeamFile>[0];
}) {
  const t = useTranslations('record-page');
  const file = useTeamFile(props.read);
  return (
    <Button busy={file.isBusy} disabled={props.isEmpty} onClick={file.onSave}>
      {t('file')}
    </Button>
  );
}
