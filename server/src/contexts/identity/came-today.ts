import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/outbox.ts';
import { type Realm, readLastSignIns } from './store.ts';

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member signed in for the first time on a day of the site. */
    readonly 'identity.came_today': { readonly memberId: MemberId; readonly siteDay: string };
  }
}

/**
 * Before the sign-in is marked. Most people come several times a day, and who hears of it needs one
 * of them.
 */
export async function tellFirstOfDay(
  ctx: Ctx,
  { id, realm }: { readonly id: string; readonly realm: Realm },
): Promise<void> {
  if (realm !== 'member' || !isIdOf('mbr', id)) {
    return;
  }
  const last = (await readLastSignIns(ctx.tx, [id])).get(id) ?? undefined;
  const dayOf = (at: Temporal.Instant) =>
    String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const siteDay = dayOf(ctx.clock.now());
  if (last === undefined || dayOf(last) !== siteDay) {
    await emit(ctx, { name: 'identity.came_today', payload: { memberId: id, siteDay } });
  }
}
