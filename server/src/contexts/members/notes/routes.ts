import { abilitiesOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Note } from './store-notes.ts';
import { listNotes } from './use-cases/list-notes.ts';
import { writeNote } from './use-cases/write-note.ts';

const notesPerPage = 20;

/** What operators write down about members for each other. */
export const noteRoutes: readonly Route[] = [
  route(endpoints.listMemberNotes, async (ctx, { params, query }) => {
    const { cursor, limit = notesPerPage } = query;
    const { notes, nextCursor } = await listNotes(ctx, { ...params, cursor, limit });
    const mayWrite = abilitiesOf(ctx.actor.role).includes('members.lock');
    const abilities: 'write'[] = mayWrite ? ['write'] : [];
    return { content: notes.map(presentNote), nextCursor, abilities };
  }),
  route(endpoints.createMemberNote, async (ctx, { params, body }) =>
    presentNote(await writeNote(ctx, { ...params, ...body })),
  ),
];

function presentNote({ id, text, writtenBy, writtenAt }: Note) {
  return { id, text, writtenBy, writtenAt: String(writtenAt) };
}
