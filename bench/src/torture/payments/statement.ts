import { hostedAdapter } from '@portal/server/src/contexts/cashier/providers/hosted-adapter.ts';
import type { StatementRow } from '@portal/server/src/contexts/cashier/providers/adapter.ts';
import { findProvider } from '@portal/server/src/contexts/cashier/providers/find-provider.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import type { World } from './world.ts';

export const providerCode = 'SIMPAY';
const mostTries = 50;
const hours = 24;

/** All that the provider took and took back; it often breaks the line before it has answered. */
export async function readStatement(world: World): Promise<readonly StatementRow[]> {
  const { work, clock } = world.parts;
  const provider = await work.run(systemUnit('torture_provider'), (ctx) =>
    findProvider(ctx, providerCode),
  );
  if (provider === undefined) {
    throw new Error('the simulator introduced itself');
  }
  const span = { from: clock.now().subtract({ hours }), to: clock.now().add({ hours }) };
  for (let tried = 1; ; tried += 1) {
    try {
      return await hostedAdapter.statement(provider, span, clock.nowMs());
    } catch (error) {
      if (tried === mostTries) {
        throw error;
      }
    }
  }
}
