import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readMember } from '../../../members/index.ts';
import { named, type NamedCase } from '../named-cases.ts';
import { type Verification, verificationOf } from '../standing.ts';

export interface MemberPapers extends Verification {
  readonly cases: readonly NamedCase[];
}

/** What a member has proven, sent and been asked for. Refuses with `not_found`. */
export async function readMemberPapers(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
): Promise<MemberPapers> {
  await readMember(ctx, memberId);
  const verification = await verificationOf(ctx, memberId);
  return { ...verification, cases: await named(ctx, verification.cases) };
}
