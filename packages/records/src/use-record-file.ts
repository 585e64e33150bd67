import type { Failure } from '@portal/protocol/client';
import { saveFile, toastFailed } from '@portal/ui';
import { useState } from 'react';

type File =
  | { readonly ok: true; readonly value: { readonly fileName: string; readonly csv: string } }
  | Failure;

/** Fetches a file and keeps it; a refusal says why there is none. */
export function useRecordFile(
  read: () => Promise<File>,
  texts: { readonly failed: string; readonly failureText: (failure: Failure) => string },
) {
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    const outcome = await read();
    setBusy(false);
    if (outcome.ok) {
      saveFile({ name: outcome.value.fileName, text: outcome.value.csv });
    } else {
      toastFailed(`${texts.failed}. ${texts.failureText(outcome)}`);
    }
  }
  return { isBusy, onSave: () => void save() };
}
