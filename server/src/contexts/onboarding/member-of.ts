import { assert } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { ContractStanding } from '../contracts/index.ts';
import { contractStandingOf } from '../contracts/index.ts';
import type { Member } from '../members/index.ts';
import { readMember } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

export interface SessionMember {
  readonly member: Member;
  /** Undefined for whoever is no agent: only agents have contracts. */
  readonly standing: ContractStanding | undefined;
}

/** Whom a session of the portal belongs to. */
export async function memberOf(
  ctx: Ctx,
  subjectId: string,
  site: SiteConfiguration,
): Promise<SessionMember> {
  assert(isIdOf('mbr', subjectId), 'a session of the members is a member’s');
  const member = await readMember(ctx, subjectId);
  const standing =
    member.kind === 'agent' ? await contractStandingOf(ctx, member.id, site) : undefined;
  return { member, standing };
}
