import { useTranslations } from '@portal/i18n/react';
import { useRecordFile } from '@portal/records';
import { useFailureText } from './failure-text.ts';

/** The file of a record. */
export function useFile(read: Parameters<typeof useRecordFile>[0]) {
  const failed = useTranslations('record-page')('fileFailed');
  return useRecordFile(read, { failed, failureText: useFailureText() });
}
