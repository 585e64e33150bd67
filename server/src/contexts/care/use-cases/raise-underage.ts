import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { insertCases } from '../store-cases.ts';

/** A case about who is too young by the own word; none while one is open (R17). */
export async function raiseUnderage(
  ctx: Ctx,
  word: { readonly memberId: MemberId; readonly age: number; readonly minimumAge: number },
): Promise<void> {
  const { memberId, age, minimumAge } = word;
  const at = ctx.clock.now();
  const sign = {
    id: ctx.ids.next('car'),
    memberId,
    sign: 'underage',
    found: BigInt(age),
    threshold: BigInt(minimumAge),
  } as const;
  await insertCases(ctx.tx, { siteId: ctx.site.id, at, quietSince: at, signs: [sign] });
}
