import type { Ctx, Transaction } from '../context.ts';
import type { Job } from '../jobs.ts';
import { openPicture, resealPicture, sealPicture } from './sealed-picture.ts';

const rowsAtOnce = 100;

/** Where sealed pictures of one kind lie; the SQL is that of the context which owns the table. */
export interface PictureShelf<Id extends string> {
  /** Each kind has a key of its own. */
  readonly purpose: string;
  /** What the key in use did not seal: what stands in clear, and what an older key sealed. */
  readonly selectUnsealed: (
    tx: Transaction,
    query: { readonly prefix: Uint8Array; readonly limit: number },
  ) => Promise<readonly PictureRow<Id>[]>;
  readonly write: (tx: Transaction, row: PictureRow<Id>) => Promise<void>;
}

interface PictureRow<Id extends string> {
  readonly id: Id;
  readonly image: Uint8Array;
}

type Cipher = Pick<Ctx, 'cipher'>;

/** A picture as its row keeps it (R24). */
export function sealFor<Id extends string>(
  ctx: Cipher,
  { purpose }: PictureShelf<Id>,
  { id, image }: PictureRow<Id>,
): Buffer {
  return sealPicture(ctx, { purpose, id }, image);
}

/** The picture of a row, for who may see it. */
export function openFrom<Id extends string>(
  ctx: Cipher,
  { purpose }: PictureShelf<Id>,
  { id, image }: PictureRow<Id>,
): Buffer {
  return openPicture(ctx, { purpose, id }, image);
}

/** Seals some pictures of before, and those of an older key; answers how many (R24). */
export async function sealShelf<Id extends string>(
  ctx: Ctx,
  { purpose, selectUnsealed, write }: PictureShelf<Id>,
): Promise<number> {
  const rows = await selectUnsealed(ctx.tx, { prefix: ctx.cipher.prefix, limit: rowsAtOnce });
  for (const { id, image } of rows) {
    await write(ctx.tx, { id, image: resealPicture(ctx, { purpose, id }, image) });
  }
  return rows.length;
}

/** Seals a shelf bit by bit, every minute. */
export function sealingJob<Id extends string>(name: string, shelf: PictureShelf<Id>): Job {
  return {
    name,
    cron: '* * * * *',
    run: async (ctx) => {
      await sealShelf(ctx, shelf);
    },
  };
}
