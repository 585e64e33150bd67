import type { Ctx } from '../../../platform/context.ts';
import type { Provider } from './adapter.ts';
import { openProvider } from './provider-keys.ts';
import { selectProviders } from './store-providers.ts';

export async function everyProvider(ctx: Ctx): Promise<readonly Provider[]> {
  return (await selectProviders(ctx.tx)).map((row) =>
    openProvider(ctx.cipher, row, ctx.clock.now()),
  );
}

export async function findProvider(ctx: Ctx, code: string): Promise<Provider | undefined> {
  return (await everyProvider(ctx)).find((provider) => provider.code === code);
}
