import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { teamFileId } from '../schemas/ids.ts';
import { filePartReply } from '../schemas/record.ts';
import { cursorText, instantText, pageOf, pageQuery } from '../schemas/wire.ts';
import { teamFileStates, teamReports } from '../team-reports.ts';

export const listTeamFiles = endpoint({
  method: 'GET',
  path: '/wps/agent/files',
  summary: 'Files of the team that are made behind the page, the newest first.',
  access: 'agent',
  rate: 'read',
  query: z.strictObject(pageQuery(100)),
  reply: pageOf(
    z.strictObject({
      id: teamFileId,
      report: z.enum(teamReports),
      fileName: z.string(),
      askedAt: instantText,
      state: z.enum(teamFileStates),
      /** Lines of the whole file, and those that are made. */
      rows: z.int(),
      madeRows: z.int(),
      /** Why a file failed: it grew too long while it was made. */
      isTooLong: z.boolean(),
      /** Until when it can be opened; null before it is ready. */
      expiresAt: instantText.nullable(),
    }),
  ),
  errors: [],
});

export const readTeamFile = endpoint({
  method: 'GET',
  path: '/wps/agent/files/{fileId}',
  summary: 'A file that is ready, in parts; nobody but its agent opens it, for 24 hours.',
  access: 'agent',
  rate: 'write',
  stepUp: true,
  params: z.strictObject({ fileId: teamFileId }),
  query: z.strictObject({ cursor: cursorText('number').optional() }),
  reply: filePartReply,
  errors: ['not_found', 'team_file_not_ready', 'team_file_expired'],
});
