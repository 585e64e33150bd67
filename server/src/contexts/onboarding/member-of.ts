import { assert } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { Member } from '../members/index.ts';
import { readMember } from '../members/index.ts';

/** Whom a session of the portal belongs to. */
export function memberOf(ctx: Ctx, subjectId: string): Promise<Member> {
  assert(isIdOf('mbr', subjectId), 'a session of the members is a member’s');
  return readMember(ctx, subjectId);
}
