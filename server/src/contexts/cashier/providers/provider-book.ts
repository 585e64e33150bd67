import { heldRead } from '../../../platform/held-read.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import type { Provider } from './adapter.ts';
import { everyProvider } from './find-provider.ts';
import type { ProviderParts } from './open-at-provider.ts';

export interface ProviderBook {
  /** As the database had it at most two seconds ago; while it cannot be read, as it was. */
  find(code: string): Promise<Provider | undefined>;
}

const freshMs = 2000;

/** Who may call us: a flood of calls that nobody signed must not reach the database. */
export function openProviderBook({
  work,
  clock,
}: Pick<ProviderParts, 'work' | 'clock'>): ProviderBook {
  const current = heldRead({
    clock,
    freshMs,
    read: () => work.run(systemUnit('payment_providers'), (ctx) => everyProvider(ctx)),
  });
  return {
    find: async (code) => (await current()).find((provider) => provider.code === code),
  };
}
