import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { upsertPerson } from '../store-desk.ts';
import { lookAtPlayers } from './look-at-players.ts';

/**
 * What papers prove of a member, or prove no longer: the birth date, and whether name, address and
 * birth date are all proven (R17, R18). It binds every stake and deposit that is decided after it.
 */
export async function notePerson(
  ctx: Ctx,
  person: {
    readonly memberId: MemberId;
    /** Undefined keeps the one that stands. */
    readonly bornOn: string | undefined;
    /** Whether the proof is whole from now on, has ended, or stays what it was. */
    readonly proof: 'whole' | 'ended' | 'kept';
    /** The last day of what proves it whole; null where that has none. */
    readonly provenUntil?: string | null;
  },
): Promise<void> {
  const { memberId, bornOn = null, proof, provenUntil = null } = person;
  await lookAtPlayers(ctx, [memberId]);
  const verifiedAt = proof === 'whole' ? ctx.clock.now() : null;
  const keepsProof = proof === 'kept';
  await upsertPerson(ctx.tx, { memberId, bornOn, verifiedAt, provenUntil, keepsProof });
}
