import type { Logger } from 'pino';
import type { MemberActor } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/http/route.ts';
import type { VendorBook } from '../vendor-book.ts';
import { askBalance } from './ask-vendor.ts';
import { findPurse } from './find-purse.ts';
import { type BookedPurse, type BookedPurses, readPurses } from './read-purses.ts';
import { bookPlay } from './use-cases/book-play.ts';

/** A purse, and whether its balance is the vendor's word of now. */
export interface SeenPurse extends BookedPurse {
  readonly isConfirmed: boolean;
}

export interface SeenPurses extends Omit<BookedPurses, 'purses'> {
  readonly purses: readonly SeenPurse[];
}

/**
 * The purses of the caller as the vendors say them now, asked all at once and outside of any
 * transaction. While a transfer is open, and where no answer comes, a purse is as our books have
 * it.
 */
export async function lookAtPurses(
  scope: Scope<MemberActor>,
  parts: { readonly vendors: VendorBook; readonly log: Logger },
): Promise<SeenPurses> {
  const { id: memberId } = scope.ctx.actor;
  const before = await scope.transaction((ctx) => readPurses(ctx, memberId));
  const confirmed = await Promise.all(
    before.purses.map(async ({ vendorCode, bookedMinor, transfer }) => {
      const saidMinor = transfer === undefined ? await saidOf(scope, parts, vendorCode) : undefined;
      return (
        saidMinor !== undefined &&
        scope.transaction((ctx) => bookPlay(ctx, { memberId, vendorCode, bookedMinor, saidMinor }))
      );
    }),
  );
  const after = await scope.transaction((ctx) => readPurses(ctx, memberId));
  return {
    ...after,
    purses: after.purses.map((purse, at) => ({
      ...purse,
      isConfirmed: purse.transfer === undefined && confirmed[at] === true,
    })),
  };
}

async function saidOf(
  { ctx }: Scope<MemberActor>,
  { vendors, log }: { readonly vendors: VendorBook; readonly log: Logger },
  vendorCode: string,
): Promise<bigint | undefined> {
  try {
    const vendor = await findPurse(vendors, vendorCode);
    return await askBalance(vendor, { playerId: ctx.actor.id, currency: ctx.site.currency });
  } catch (error) {
    log.warn({ err: error, vendor: vendorCode }, 'a vendor did not say what lies in a purse');
    return undefined;
  }
}
