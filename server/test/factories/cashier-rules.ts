import { type CashierSettings, settingsOf } from '../../src/contexts/cashier/settings.ts';
import type { CashierRules } from '../../src/contexts/cashier/rules.ts';
import { turnoverPorts } from '../../src/contexts/cashier/turnover-ports.ts';
import { withoutConditions } from '../../src/contexts/cashier/withdrawals/requirements.ts';
import type { TestServer } from './running.ts';

/** What jobs of the cashier go by, at a site as it is or with other settings. */
export function cashierRules(
  server: TestServer,
  change: (usual: CashierSettings) => CashierSettings = (usual) => usual,
): CashierRules {
  const usual = () => settingsOf(server.built().contexts.site.viewer.peek().configuration);
  return { settings: () => change(usual()), ports: { ...withoutConditions, ...turnoverPorts } };
}
