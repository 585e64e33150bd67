import { useFormats, useTranslations } from '@portal/i18n/react';
import { mostTeamFileLines } from '@portal/protocol';
import { useRecordFile } from '@portal/records';
import { Button } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { Bar } from '../../../shared/progress/bar.tsx';
import type { TeamFile } from '../api/list-team-files.ts';
import { readTeamFile } from '../api/read-team-file.ts';

/** How far a file is, the file itself, or why there is none. */
export function FileEnd({ file }: { readonly file: TeamFile }) {
  const t = useTranslations('team-files');
  const { state, madeRows: made, rows, isTooLong } = file;
  switch (state) {
    case 'waiting':
    case 'making': {
      const report = t(`reports.${file.report}`);
      const label = t('progress', { made, rows, report });
      return (
        <div className="grid min-w-40 gap-1">
          <Bar label={label} share={rows === 0 ? 0 : made / rows} />
          <span className="text-12 text-text-2">{label}</span>
        </div>
      );
    }
    case 'ready':
      return <Saves file={file} />;
    case 'failed':
      return isTooLong ? t('failedLong', { most: mostTeamFileLines }) : t('failedText');
    case 'expired':
      return '–';
  }
}

function Saves({ file }: { readonly file: TeamFile }) {
  const t = useTranslations('team-files');
  const words = useTranslations('record-page');
  const formats = useFormats();
  const saved = useRecordFile((cursor) => readTeamFile(file.id, cursor), {
    failed: words('fileFailed'),
    failureText: useFailureText(),
  });
  const named = { report: t(`reports.${file.report}`), moment: formats.dateTime(file.askedAt) };
  const { expiresAt } = file;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={saved.isBusy}
          aria-label={t('saveOf', named)}
          onClick={saved.onSave}
        >
          {words('file')}
        </Button>
        <Button
          size="small"
          busy={saved.isBusy}
          aria-label={t('sheetOf', named)}
          onClick={saved.onSheet}
        >
          {words('sheet')}
        </Button>
      </div>
      {expiresAt !== null && (
        <span className="text-12 text-text-2">
          {t('until', { moment: formats.dateTime(expiresAt) })}
        </span>
      )}
    </div>
  );
}
