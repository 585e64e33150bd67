import type { Failure } from '@portal/protocol/client';
import { saveFile, toastFailed } from '@portal/ui';
import { useState } from 'react';

interface Kept {
  readonly fileName: string;
  readonly csv: string;
}

/** Null where there is nothing to be kept yet: whoever read it says why. */
type File = { readonly ok: true; readonly value: Kept | null } | Failure;

type Shape = 'csv' | 'xlsx';

/**
 * Fetches a file and keeps it, as it is or as a spreadsheet of the same lines; a refusal says why
 * there is none.
 */
export function useRecordFile(
  read: () => Promise<File>,
  texts: { readonly failed: string; readonly failureText: (failure: Failure) => string },
) {
  const [isBusy, setBusy] = useState(false);
  async function save(shape: Shape): Promise<void> {
    setBusy(true);
    const outcome = await read();
    setBusy(false);
    if (!outcome.ok) {
      toastFailed(`${texts.failed}. ${texts.failureText(outcome)}`);
    } else if (outcome.value !== null) {
      await keep(outcome.value, shape);
    }
  }
  return { isBusy, onSave: () => void save('csv'), onSheet: () => void save('xlsx') };
}

/** What makes a spreadsheet is fetched when somebody wants one. */
async function keep({ fileName, csv }: Kept, shape: Shape): Promise<void> {
  if (shape === 'csv') {
    saveFile({ name: fileName, text: csv });
    return;
  }
  const { sheetFile } = await import('./sheet/sheet-file.ts');
  saveFile({ name: fileName.replace(/\.csv$/u, '.xlsx'), text: sheetFile(csv) });
}
