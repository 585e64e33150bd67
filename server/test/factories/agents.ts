import type { MemberId } from '@portal/protocol';
import { takePosition } from '../../src/contexts/agents/index.ts';
import { insertTerms } from '../../src/contexts/agents/terms/store-terms.ts';
import { storedTerms, usualTerms } from '../../src/contexts/agents/terms/terms.ts';
import { createMember } from '../../src/contexts/members/index.ts';
import type { Ctx, MemberActor } from '../../src/platform/context.ts';
import { buildMember } from './members.ts';

export interface Placed {
  readonly id: MemberId;
  readonly account: string;
  readonly actor: MemberActor;
}

/** A member in the tree, below an agent or below the house; its credential is another factory's. */
export async function placeMember(
  ctx: Ctx,
  {
    above = null,
    isAgent = false,
    linkCode = null,
  }: {
    readonly above?: MemberId | null;
    readonly isAgent?: boolean;
    /** The link that the member came with. */
    readonly linkCode?: string | null;
  },
): Promise<Placed> {
  const member = buildMember(isAgent ? { type: 2, kind: 'agent' } : {});
  await createMember(ctx, member);
  const { id, account } = member;
  const from = { uplineId: above, linkCode, referrerId: null };
  await takePosition(ctx, { ...from, memberId: id, isAgent });
  const session = { sessionId: `ses_${account}`, isRestricted: false, ip: '203.0.113.5' };
  return { id, account, actor: { kind: 'member', id, isAgent, isTrial: false, ...session } };
}

/** A prize group from now on, at the usual rates. */
export function grantGroup(ctx: Ctx, memberId: MemberId, prizeGroup: number): Promise<void> {
  const now = ctx.clock.now();
  const stored = storedTerms({ ...usualTerms, prizeGroup });
  return insertTerms(ctx.tx, {
    ...stored,
    memberId,
    effectiveAt: now,
    setAt: now,
    setBy: 'opr_00000001',
  });
}
