import { isIdOf } from '@portal/protocol';
import { enqueue, type Job } from '../../platform/jobs.ts';
import { sealingJob } from '../../platform/secrets/picture-shelf.ts';
import { tryBalance } from './control/use-cases/try-balance.ts';
import { expireDeposits } from './deposits/use-cases/expire-deposits.ts';
import { sendApproved } from './payouts/use-cases/send-approved.ts';
import { tendPeers } from './peers/use-cases/tend-peers.ts';
import { proofShelf } from './proofs/proof-shelf.ts';
import type { CashierRules } from './rules.ts';
import { returnTeamEnvelopes } from './team-envelopes/use-cases/return-team-envelopes.ts';
import { watchRings } from './transfers/use-cases/watch-rings.ts';
import { closeReceipts } from './withdrawals/use-cases/close-receipts.ts';
import { findExcluded } from './withdrawals/use-cases/find-excluded.ts';
import { pauseReceipts } from './withdrawals/use-cases/pause-receipts.ts';
import { payOutExcluded } from './withdrawals/use-cases/pay-out-excluded.ts';

const payOutJob = 'cashier_pay_out_member';

export function cashierJobs(rules: CashierRules, isClosed: () => boolean): readonly Job[] {
  const { settings, ports } = rules;
  return [
    {
      name: 'cashier_close_receipts',
      cron: '* * * * *',
      run: async (ctx) => {
        await pauseReceipts(ctx);
        await closeReceipts(ctx, rules, isClosed());
      },
    },
    {
      name: 'cashier_tend_peers',
      cron: '* * * * *',
      run: (ctx) => tendPeers(ctx, settings(), isClosed()),
    },
    {
      name: 'cashier_send_approved',
      cron: '* * * * *',
      run: (ctx) => sendApproved(ctx, settings()),
    },
    ...payOutJobs(rules),
    sealingJob('cashier_seal_proofs', proofShelf),
    { name: 'cashier_trial_balance', cron: '0 * * * *', run: (ctx) => tryBalance(ctx, ports) },
    {
      name: 'cashier_return_envelopes',
      cron: '* * * * *',
      run: (ctx) => returnTeamEnvelopes(ctx),
    },
    { name: 'cashier_watch_rings', cron: '20 * * * *', run: (ctx) => watchRings(ctx) },
    { name: 'cashier_expire_deposits', cron: '* * * * *', run: (ctx) => expireDeposits(ctx) },
  ];
}

/** Each member is paid in a transaction of the own, so that nobody waits for the others. */
function payOutJobs({ settings, ports }: CashierRules): readonly Job[] {
  return [
    {
      name: 'cashier_pay_out_excluded',
      cron: '*/10 * * * *',
      run: async (ctx) => {
        for (const memberId of await findExcluded(ctx, settings())) {
          const key = `${payOutJob} ${memberId}`;
          await enqueue(ctx, { name: payOutJob, payload: { memberId }, key });
        }
      },
    },
    {
      name: payOutJob,
      run: async (ctx, { memberId }) => {
        if (typeof memberId === 'string' && isIdOf('mbr', memberId)) {
          await payOutExcluded(ctx, memberId, { settings: settings(), ports });
        }
      },
    },
  ];
}
