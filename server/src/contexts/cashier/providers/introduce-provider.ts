import type { Introduction } from '@portal/payments';
import type { Ctx } from '../../../platform/context.ts';
import { sealProvider } from './provider-keys.ts';
import { selectProviders, upsertProvider } from './store-providers.ts';

/**
 * Takes what a provider says of itself: where it is, and the keys of both directions. Where it
 * signs with another secret than before, events that are under way with the old one are taken for a
 * time. What it said before already leaves the keys that the desk set since.
 */
export async function introduceProvider(ctx: Ctx, provider: Introduction): Promise<void> {
  const at = ctx.clock.now();
  const stored = (await selectProviders(ctx.tx)).find(({ code }) => code === provider.code);
  await upsertProvider(ctx.tx, { ...sealProvider(ctx.cipher, provider, { stored, at }), at });
}
