import type { Job } from '../../platform/jobs.ts';
import { closeParties } from './agreements/use-cases/close-parties.ts';
import { expireContracts } from './agreements/use-cases/expire-contracts.ts';
import { remindOffers } from './agreements/use-cases/remind-offers.ts';
import { remindDebtors } from './pay/use-cases/remind-debtors.ts';
import { tellDayPay } from './pay/use-cases/tell-day-pay.ts';

export const contractJobs: readonly Job[] = [
  { name: 'contracts_expire', cron: '* * * * *', run: (ctx) => expireContracts(ctx) },
  { name: 'contracts_remind_offers', cron: '*/10 * * * *', run: (ctx) => remindOffers(ctx) },
  { name: 'contracts_close_parties', cron: '* * * * *', run: (ctx) => closeParties(ctx) },
  { name: 'contracts_tell_day_pay', cron: '20 * * * *', run: (ctx) => tellDayPay(ctx) },
  { name: 'contracts_remind_debtors', cron: '50 3 * * *', run: (ctx) => remindDebtors(ctx) },
];
