import type { Ctx } from '../../../platform/context.ts';
import type { Entry, EntryRefusal } from '../use-cases/enter.ts';
import { enter } from '../use-cases/enter.ts';
import type { OpenedSession } from '../use-cases/open-session.ts';
import { noteTry } from './note-sign-in.ts';

/** Whoever has proven who they are comes in, or their history says that they did not. */
export async function enterOrNote(ctx: Ctx, entry: Entry): Promise<OpenedSession | EntryRefusal> {
  const session = await enter(ctx, entry);
  if (typeof session === 'string') {
    const { method, request } = entry;
    const { subjectId, username: name } = entry.credential;
    await noteTry(ctx, { subjectId, name, method, result: 'not_admitted', request });
  }
  return session;
}
