import type { Introduction } from '@portal/payments';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { renewAll } from '../../platform/secrets/renew.ts';
import type { OperatorsPlug } from '../operators/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { renewNumbers } from './accounts/account-number.ts';
import { complaintApproval } from './complaints/complaint-act.ts';
import { complaintsDemo } from './complaints/demo-complaint.ts';
import { depositsDemo } from './deposits/demo-deposits.ts';
import { controlRoutes } from './control/desk-routes.ts';
import { booksQueue } from './control/queue.ts';
import { reconcileLoop } from './control/reconcile-loop.ts';
import { chargebackApproval } from './deposits/chargeback-act.ts';
import { depositApproval } from './deposits/confirm-act.ts';
import { depositDeskRoutes } from './deposits/desk-routes.ts';
import { depositRoutes } from './deposits/routes.ts';
import { cashierDeskRoutes } from './desk-routes.ts';
import { cashierDemo } from './demo-part.ts';
import { visitorsDemo } from './demo-visitors.ts';
import { cashierJobs } from './jobs.ts';
import { cashierRoutes } from './routes.ts';
import { returnOrigin } from './return-origin.ts';
import type { CashierRules } from './rules.ts';
import { payoutEndApproval } from './payouts/payout-end-act.ts';
import { payoutLoop } from './payouts/tend-payout.ts';
import { peersDemo } from './peers/demo-peers.ts';
import { providersDemo } from './providers/demo-providers.ts';
import { askLoop } from './providers/ask-loop.ts';
import { hostedAdapter } from './providers/hosted-adapter.ts';
import { providerDeskRoutes } from './providers/desk-routes.ts';
import { providerCallback } from './providers/provider-callback.ts';
import { introduceProvider } from './providers/introduce-provider.ts';
import { openUnsignedCalls } from './providers/unsigned-calls.ts';
import { unsignedLoop } from './providers/unsigned-loop.ts';
import { settingsOf } from './settings.ts';
import { teamEnvelopesDemo } from './team-envelopes/demo-envelopes.ts';
import { type EnvelopeBrake, teamEnvelopeRoutes } from './team-envelopes/routes.ts';
import { transferDeskRoutes } from './transfers/desk-routes.ts';
import { transferBackApproval } from './transfers/transfer-back-act.ts';
import { transferRoutes } from './transfers/routes.ts';
import { turnoverPorts } from './turnover-ports.ts';
import { withdrawalApproval } from './withdrawals/approval-act.ts';
import { rejectionApproval } from './withdrawals/rejection-act.ts';
import { returnApproval } from './withdrawals/return-act.ts';
import { rulingApproval } from './withdrawals/ruling-act.ts';
import { depositQueues } from './deposits/queue.ts';
import { approvedDemo } from './withdrawals/demo-approved.ts';
import type { CashierPorts } from './withdrawals/requirements.ts';
import { freeOwnMoney } from './withdrawals/use-cases/free-own-money.ts';
import { withdrawalQueues } from './withdrawals/queues.ts';

export interface CashierParts {
  readonly viewer: SiteViewer;
  readonly acts: OperatorsPlug['acts'];
  /** Providers of payments that introduce themselves at this start. */
  readonly introductions: readonly Introduction[];
  /** Our own address as providers reach it; nothing that a request says. */
  readonly ownUrl: () => string | undefined;
  /** What a member owes others, from the context that keeps it. */
  readonly owedOf: CashierPorts['owedOf'];
  /** What gifts and games are called, from the contexts that keep them. */
  readonly playNames: CashierPorts['playNames'];
  /** Where a member stands, from the context of the ranks. */
  readonly rankOf: CashierPorts['rankOf'];
  /** Whether money of a member is at play, from the contexts that know. */
  readonly isAtPlay: CashierPorts['isAtPlay'];
  /** What members were promised and no account holds yet, from the contexts that keep it. */
  readonly promisedMoney: CashierPorts['promisedMoney'];
  /** Which promotions deposits serve, from the context that keeps them. */
  readonly promotions: CashierPorts['promotions'];
  /** What stands before packets of envelopes, from the context of the rains. */
  readonly brake: EnvelopeBrake;
}

export async function plugCashier(env: ContextEnv, parts: CashierParts): Promise<ContextPlug> {
  await renewAll({ work: env.work, name: 'renew_payout_accounts' }, renewNumbers);
  const settings = () => settingsOf(parts.viewer.peek().configuration);
  const { owedOf, playNames, rankOf, isAtPlay, promisedMoney, promotions } = parts;
  const told = { owedOf, playNames, rankOf, isAtPlay, promisedMoney, promotions };
  const ports = { ...turnoverPorts, ...told };
  const rules: CashierRules = { settings, ports };
  const returnTo = (request: RequestFacts) =>
    returnOrigin(request, parts.viewer.peek().configuration, parts.ownUrl());
  for (const provider of parts.introductions) {
    await env.work.run(systemUnit('provider_introduction'), (ctx) =>
      introduceProvider(ctx, provider),
    );
  }
  const { work, clock, log } = env;
  const providers = { work, clock, log, adapter: hostedAdapter, rules, ownUrl: parts.ownUrl };
  const unsigned = openUnsignedCalls();
  parts.acts.declare(withdrawalApproval(settings));
  parts.acts.declare(rulingApproval(rules));
  parts.acts.declare(rejectionApproval);
  parts.acts.declare(returnApproval(settings));
  parts.acts.declare(payoutEndApproval(rules));
  parts.acts.declare(complaintApproval);
  parts.acts.declare(transferBackApproval(rules));
  parts.acts.declare(depositApproval(rules));
  parts.acts.declare(chargebackApproval(rules));
  return {
    routes: [
      ...cashierRoutes(rules),
      ...cashierDeskRoutes(rules),
      ...depositRoutes(rules, returnTo),
      ...depositDeskRoutes(rules),
      ...providerDeskRoutes,
      ...transferRoutes(rules),
      ...transferDeskRoutes(rules),
      ...teamEnvelopeRoutes(rules, parts.brake),
      ...controlRoutes(providers),
    ],
    callbacks: [providerCallback({ ...providers, unsigned })],
    loops: [
      askLoop(providers),
      payoutLoop(providers),
      reconcileLoop(providers),
      unsignedLoop(unsigned),
    ],
    jobs: cashierJobs(rules, () => parts.viewer.peek().isClosed()),
    events: { 'limits.break_began': [freeOwnMoney] },
    queues: [...depositQueues, ...withdrawalQueues, booksQueue],
    demoParts: [
      depositsDemo(rules),
      providersDemo(rules),
      cashierDemo(rules),
      peersDemo(rules),
      approvedDemo(rules),
      complaintsDemo(rules),
      teamEnvelopesDemo(rules),
      visitorsDemo(rules),
    ],
  };
}
