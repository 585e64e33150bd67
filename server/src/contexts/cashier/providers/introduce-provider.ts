import type { Introduction } from '@portal/payments';
import type { Ctx } from '../../../platform/context.ts';
import { sealProvider } from './provider-keys.ts';
import { upsertProvider } from './store-providers.ts';

/** Takes what a provider says of itself: where it is, and the keys of both directions. */
export async function introduceProvider(ctx: Ctx, provider: Introduction): Promise<void> {
  const at = ctx.clock.now();
  await upsertProvider(ctx.tx, { ...sealProvider(ctx.cipher, provider), at });
}
