import { assertDefined } from '@portal/money';
import type { CareCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findCase } from '../store-cases.ts';
import { named, type NamedCase } from './list-cases.ts';

/** A case of this site. Refuses with `not_found`. */
export async function readCase(ctx: Ctx<OperatorActor>, id: CareCaseId): Promise<NamedCase> {
  const row = await findCase(ctx.tx, id);
  if (row === undefined || row.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  return assertDefined((await named(ctx, [row]))[0], 'a case has a member');
}
