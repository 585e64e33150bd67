import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { findHost, type HostRow } from './store-hosts.ts';

/** Who looks after a member, until the check of the member is due again. */
export interface Host extends Pick<HostRow, 'name' | 'contact'> {
  /** The first day without a host, unless the member was checked anew. */
  readonly reviewOn: string;
}

/** Whoever is looked after is checked each year (H). */
export function reviewOn(checkedOn: string): string {
  return String(Temporal.PlainDate.from(checkedOn).add({ years: 1 }));
}

/** Undefined where nobody was named, or the check is due. */
export async function readHost(ctx: Ctx, memberId: MemberId): Promise<Host | undefined> {
  const row = await findHost(ctx.tx, memberId);
  if (row === undefined || siteDay(ctx) >= reviewOn(row.checkedOn)) {
    return undefined;
  }
  const { name, contact, checkedOn } = row;
  return { name, contact, reviewOn: reviewOn(checkedOn) };
}
