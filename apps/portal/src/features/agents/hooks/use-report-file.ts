import { useTranslations } from '@portal/i18n/react';
import { useRecordFile } from '@portal/records';
import { useFailureText } from '../../../shared/client/failure-text.ts';

/** The file of a report. */
export function useReportFile(read: Parameters<typeof useRecordFile>[0]) {
  const failed = useTranslations('record-page')('fileFailed');
  return useRecordFile(read, { failed, failureText: useFailureText() });
}
