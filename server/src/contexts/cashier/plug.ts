import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { renewNumbers } from './accounts/account-number.ts';
import { depositApproval } from './deposits/confirm-act.ts';
import { depositDeskRoutes } from './deposits/desk-routes.ts';
import { depositRoutes } from './deposits/routes.ts';
import { cashierDeskRoutes } from './desk-routes.ts';
import { cashierDemo } from './demo-part.ts';
import { cashierJobs } from './jobs.ts';
import { cashierRoutes } from './routes.ts';
import type { CashierRules } from './rules.ts';
import { settingsOf } from './settings.ts';
import { withdrawalApproval } from './withdrawals/approval-act.ts';
import type { CashierPorts } from './withdrawals/requirements.ts';

export interface CashierParts {
  readonly viewer: SiteViewer;
  readonly acts: OperatorsPlug['acts'];
  readonly ports: CashierPorts;
}

export async function plugCashier(env: ContextEnv, parts: CashierParts): Promise<ContextPlug> {
  await renewAll({ work: env.work, name: 'renew_payout_accounts' }, renewNumbers);
  const settings = () => settingsOf(parts.viewer.peek().configuration);
  const rules: CashierRules = { settings, ports: parts.ports };
  parts.acts.declare(withdrawalApproval(settings));
  parts.acts.declare(depositApproval(rules));
  return {
    routes: [
      ...cashierRoutes(rules),
      ...cashierDeskRoutes(rules),
      ...depositRoutes(rules),
      ...depositDeskRoutes(rules),
    ],
    jobs: cashierJobs(rules),
    demoParts: [cashierDemo(rules)],
  };
}
