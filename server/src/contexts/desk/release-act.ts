import { isIdOf, type MemberId, releasedProtections } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { releaseProtection } from '../identity/index.ts';
import type { Act } from '../operators/index.ts';
import { type Facts, recordAct } from '../trail/index.ts';

const payload = z.strictObject({
  memberId: z.custom<MemberId>((id) => typeof id === 'string' && isIdOf('mbr', id)),
  /** As it was called when it was asked for. */
  account: z.string(),
  what: z.enum(releasedProtections),
});

type Payload = z.output<typeof payload>;

/** A contact or payment password that is taken off, as a second person lets it happen (R20). */
export const releaseAct: Act<Payload> = {
  name: 'member.release',
  ability: 'members.lock',
  payload,
  facts: ({ account, what }): Facts => ({ account, what }),
  subject: ({ memberId }) => ({ type: 'member', id: memberId }),
  perform: async (ctx, { payload: { memberId, what }, reason }) => {
    if (!(await releaseProtection(ctx, memberId, what))) {
      throw new Refusal('protection_not_set');
    }
    await recordAct(ctx, {
      action: 'member.release',
      subject: { type: 'member', id: memberId },
      before: { what },
      reason,
    });
  },
};
