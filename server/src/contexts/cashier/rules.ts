import type { CashierSettings } from './settings.ts';
import type { CashierPorts } from './withdrawals/requirements.ts';

/** What the routes and jobs of this context go by. */
export interface CashierRules {
  /** Those in force now. */
  readonly settings: () => CashierSettings;
  readonly ports: CashierPorts;
}
