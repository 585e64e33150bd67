import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { mayPlayOn } from '../../../limits/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { waitAfter } from '../next-ask.ts';
import { accountsToLock } from '../purse-accounts.ts';
import { deleteRecall, insertRecalls, type PurseRecall, setRecallTry } from '../store-recalls.ts';
import { insertWalletTransfer, selectOpenTransfers } from '../store-transfers.ts';
import { bookPlay } from './book-play.ts';

/** A round that still runs at the vendor may pay into a purse that was emptied. */
const watchedMinutes = 60;
const emptySeconds = 300;

/**
 * A break began, play was stopped or a limit is reached: what vendors keep of the member's money is
 * to come back (R10).
 */
export async function beginRecalls(ctx: Ctx, memberId: MemberId): Promise<void> {
  await insertRecalls(ctx.tx, { memberId, at: ctx.clock.now() });
}

/**
 * Takes what lies in a purse back to cash, by a transfer as its member would make it, and looks
 * again until nothing came for an hour or the member may play again. Where the vendor does not
 * answer, the order is for what our books have there: it stands at the desk until somebody knows
 * more.
 */
export async function recallPurse(
  ctx: Ctx,
  recall: PurseRecall & {
    readonly bookedMinor: bigint;
    /** As the vendor said it; undefined when it said nothing. */
    readonly saidMinor: bigint | undefined;
  },
): Promise<void> {
  const { memberId, saidMinor, bookedMinor } = recall;
  const accounts = accountsToLock(recall, ctx.site.currency);
  await lockAndLook(ctx, { accounts, debts: [] });
  const mayPlay = await mayPlayOn(ctx, { memberId, besideMinor: bookedMinor });
  if (mayPlay || isWatchedOut(ctx, recall)) {
    await deleteRecall(ctx.tx, recall);
    return;
  }
  const isSure = saidMinor !== undefined && (await bookPlay(ctx, { ...recall, saidMinor }));
  const isQuiet = saidMinor === undefined && !(await hasOpen(ctx, recall));
  const amountMinor = isSure ? saidMinor : isQuiet ? bookedMinor : 0n;
  if (amountMinor > 0n) {
    await sendBack(ctx, recall, amountMinor);
  }
  const isEmpty = isSure && saidMinor === 0n;
  const seconds = isEmpty ? emptySeconds : waitAfter(recall.tries);
  await setRecallTry(ctx.tx, { ...recall, tryAt: ctx.clock.now().add({ seconds }) });
}

/** Nothing is left, by the word of the vendor, so long after the break began. */
function isWatchedOut({ clock }: Ctx, recall: Parameters<typeof recallPurse>[1]): boolean {
  const until = recall.askedAt.add({ minutes: watchedMinutes });
  const isOver = Temporal.Instant.compare(until, clock.now()) <= 0;
  return isOver && recall.saidMinor === 0n && recall.bookedMinor === 0n;
}

async function hasOpen(ctx: Ctx, { memberId, vendorCode }: PurseRecall): Promise<boolean> {
  const open = await selectOpenTransfers(ctx.tx, memberId);
  return open.some((transfer) => transfer.vendorCode === vendorCode);
}

/** The accounts are locked, and no transfer with this purse is open. */
async function sendBack(
  ctx: Ctx,
  { memberId, vendorCode }: PurseRecall,
  amountMinor: bigint,
): Promise<void> {
  await insertWalletTransfer(ctx.tx, {
    id: ctx.ids.next('wtr'),
    siteId: ctx.site.id,
    vendorCode,
    memberId,
    direction: 'out',
    amountMinor,
    currency: ctx.site.currency,
    at: ctx.clock.now(),
  });
}
