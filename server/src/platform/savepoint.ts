import { sql } from 'kysely';
import type { Ctx } from './context.ts';

/** Runs a part of a transaction; what it wrote is taken back when it throws, the rest stays. */
export async function inSavepoint<T>(ctx: Ctx, run: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(ctx.tx);
  try {
    const done = await run();
    await sql`release savepoint part`.execute(ctx.tx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(ctx.tx);
    throw error;
  }
}
