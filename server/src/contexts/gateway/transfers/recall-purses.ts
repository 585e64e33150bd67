import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { askBalance } from './ask-vendor.ts';
import { findPurse } from './find-purse.ts';
import { readPurses } from './read-purses.ts';
import { claimDueRecalls, type PurseRecall } from './store-recalls.ts';
import type { TransferParts } from './tend-transfers.ts';
import { recallPurse } from './use-cases/recall-purse.ts';

const atOnce = 20;
/** Longer than a vendor may take to answer, so that nobody else looks meanwhile. */
const claimSeconds = 15;
const restMilliseconds = 2000;

/**
 * Looks at the purses that are to be emptied (R10), and begins the transfers that are due. What
 * lies there is asked beside every transaction. Answers how many there were.
 */
export async function recallPurses(parts: TransferParts): Promise<number> {
  const { work, clock } = parts;
  const now = clock.now();
  const nextAt = now.add({ seconds: claimSeconds });
  const due = await work.run(systemUnit('purse_recalls_due'), (ctx) =>
    claimDueRecalls(ctx.tx, { now, nextAt, limit: atOnce }),
  );
  await Promise.all(due.map((recall) => lookAt(parts, recall)));
  return due.length;
}

async function lookAt(parts: TransferParts, recall: PurseRecall): Promise<void> {
  const { memberId, vendorCode } = recall;
  const { currency, purse } = await parts.work.run(systemUnit('purse_recall_look'), async (ctx) => {
    const { purses } = await readPurses(ctx, memberId);
    const found = purses.find((candidate) => candidate.vendorCode === vendorCode);
    return { currency: ctx.site.currency, purse: found };
  });
  const bookedMinor = purse?.bookedMinor ?? 0n;
  const saidMinor = await saidOf(parts, { vendorCode, playerId: memberId, currency });
  await parts.work.run(systemUnit('purse_recall'), (ctx) =>
    recallPurse(ctx, { ...recall, bookedMinor, saidMinor }),
  );
}

async function saidOf(
  { vendors, log }: TransferParts,
  { vendorCode, ...player }: Parameters<typeof askBalance>[1] & { readonly vendorCode: string },
): Promise<bigint | undefined> {
  try {
    return await askBalance(await findPurse(vendors, vendorCode), player);
  } catch (error) {
    log.warn({ err: error, vendor: vendorCode }, 'a vendor did not say what lies in a purse');
    return undefined;
  }
}

export function recallLoop(parts: TransferParts): Loop {
  return {
    name: 'gateway_recall_purses',
    restMilliseconds,
    run: async () => ({ isMore: (await recallPurses(parts)) >= atOnce }),
  };
}
