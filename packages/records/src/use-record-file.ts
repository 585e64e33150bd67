import type { Failure } from '@portal/protocol/client';
import { saveFile, toastFailed } from '@portal/ui';
import { useState } from 'react';
import { plainParts, type FileParts } from './sheet/file-parts.ts';

interface Part {
  readonly fileName: string;
  readonly csv: string;
  /** Null and absent alike: this was the last part. */
  readonly nextCursor?: string | null;
}

/** Null where there is nothing to be kept yet: whoever read it says why. */
type Answer = { readonly ok: true; readonly value: Part | null } | Failure;
type Read = (cursor?: string) => Promise<Answer>;

type Shape = 'csv' | 'xlsx';

/**
 * Fetches a file part by part and keeps it, as it is or as a spreadsheet of the same lines; a
 * refusal says why there is none. What came is handed to the browser at once: the page never holds
 * a whole record.
 */
export function useRecordFile(
  read: Read,
  texts: { readonly failed: string; readonly failureText: (failure: Failure) => string },
) {
  const [isBusy, setBusy] = useState(false);
  async function save(shape: Shape): Promise<void> {
    setBusy(true);
    const failure = await keep(read, shape);
    setBusy(false);
    if (failure !== undefined) {
      toastFailed(`${texts.failed}. ${texts.failureText(failure)}`);
    }
  }
  return { isBusy, onSave: () => void save('csv'), onSheet: () => void save('xlsx') };
}

async function keep(read: Read, shape: Shape): Promise<Failure | undefined> {
  const parts = await partsOf(shape);
  let cursor: string | undefined;
  for (;;) {
    const outcome = await read(cursor);
    if (!outcome.ok) {
      return outcome;
    }
    if (outcome.value === null) {
      return undefined;
    }
    const { fileName, csv, nextCursor = null } = outcome.value;
    parts.add(csv);
    if (nextCursor === null) {
      const name = shape === 'csv' ? fileName : fileName.replace(/\.csv$/u, '.xlsx');
      saveFile({ name, text: parts.end() });
      return undefined;
    }
    cursor = nextCursor;
  }
}

/** What makes a spreadsheet is fetched when somebody wants one. */
async function partsOf(shape: Shape): Promise<FileParts> {
  return shape === 'csv' ? plainParts() : (await import('./sheet/sheet-file.ts')).sheetParts();
}
