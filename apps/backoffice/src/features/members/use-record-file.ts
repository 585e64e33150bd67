import { useTranslations } from '@portal/i18n/react';
import type { Endpoints } from '@portal/protocol/endpoints';
import type { Outcome } from '@portal/protocol/client';
import { saveFile, toastFailed } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../shared/failure-text.ts';

type File =
  | Outcome<Endpoints['readMemberRoundsFile']>
  | Outcome<Endpoints['readMemberStatementFile']>;

/** Fetches a file and keeps it; a refusal says why there is none. */
export function useRecordFile(read: () => Promise<File>) {
  const t = useTranslations('record-page');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    const outcome = await read();
    setBusy(false);
    if (outcome.ok) {
      saveFile({ name: outcome.value.fileName, text: outcome.value.csv });
    } else {
      toastFailed(`${t('fileFailed')}. ${failureText(outcome)}`);
    }
  }
  return { isBusy, onSave: () => void save() };
}
