import { assert } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { mostTries, newCode } from './codes.ts';
import { insertLink, type NewLink } from './store-links.ts';

/** A link under a new code. */
export async function writeLink(
  ctx: Ctx,
  link: Omit<NewLink, 'code' | 'createdAt'>,
): Promise<NewLink> {
  let row: NewLink;
  let isWritten = false;
  let tries = 0;
  do {
    row = { ...link, code: newCode(ctx.random), createdAt: ctx.clock.now() };
    isWritten = await insertLink(ctx.tx, row);
    tries += 1;
  } while (!isWritten && tries < mostTries);
  assert(isWritten, 'a code is free');
  return row;
}
