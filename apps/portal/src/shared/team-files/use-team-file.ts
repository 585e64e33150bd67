import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { useRecordFile } from '@portal/records';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFailureText } from '../client/failure-text.ts';
import { teamFileKeys } from './team-file-keys.ts';

interface Answer {
  readonly fileName: string;
  readonly csv: string | null;
  readonly fileId: string | null;
}

/** The file of a report of the team; one that is made later is shown among the files. */
export function useTeamFile(
  read: () => Promise<{ readonly ok: true; readonly value: Answer } | Failure>,
) {
  const failed = useTranslations('record-page')('fileFailed');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const readOrPromise = async () => {
    const outcome = await read();
    if (!outcome.ok) {
      return outcome;
    }
    const { fileName, csv } = outcome.value;
    if (csv !== null) {
      return { ok: true, value: { fileName, csv } } as const;
    }
    await queries.invalidateQueries({ queryKey: teamFileKeys.all });
    await navigate({ to: '/a/teamFiles' });
    return { ok: true, value: null } as const;
  };
  return useRecordFile(readOrPromise, { failed, failureText: useFailureText() });
}
