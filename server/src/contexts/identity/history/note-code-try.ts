import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { findProvenSubject } from '../codes/store-contacts.ts';
import { noteTry } from './note-sign-in.ts';

/** A wrong code for a number, for the history of whoever has proven it, if anybody has (R59). */
export async function noteCodeTry(
  ctx: Ctx,
  attempt: {
    readonly number: string;
    readonly method: 'sms' | 'recovery';
    readonly request: RequestFacts;
  },
): Promise<void> {
  const { number, method, request } = attempt;
  const subjectId = await findProvenSubject(ctx.tx, { channel: 'sms', address: number });
  await noteTry(ctx, { subjectId, name: number, method, result: 'wrong_code', request });
}
