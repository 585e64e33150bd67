import type { Loop } from '../../platform/loops.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { guaranteeDebts } from './pay/use-cases/guarantee-debts.ts';
import { reserveForBills } from './pay/use-cases/reserve-for-bills.ts';
import { serveDebtors } from './pay/use-cases/serve-debtors.ts';
import { settleNext } from './pay/use-cases/settle-next.ts';
import type { ContractSettings } from './settings.ts';

const settleRestMs = 10_000;
const debtRestMs = 2_000;
const guaranteeRestMs = 60_000;
const reserveRestMs = 60_000;

export function contractLoops(settings: () => ContractSettings): readonly Loop[] {
  return [
    {
      name: 'contracts_settle',
      restMilliseconds: settleRestMs,
      run: (work) =>
        work.run(systemUnit('contracts_settle'), async (ctx) => ({
          isMore: await settleNext(ctx, settings()),
        })),
    },
    {
      name: 'contracts_debts',
      restMilliseconds: debtRestMs,
      run: (work) =>
        work.run(systemUnit('contracts_debts'), async (ctx) => {
          await serveDebtors(ctx, settings());
          return { isMore: false };
        }),
    },
    {
      name: 'contracts_guarantee',
      restMilliseconds: guaranteeRestMs,
      run: (work) =>
        work.run(systemUnit('contracts_guarantee'), async (ctx) => ({
          isMore: await guaranteeDebts(ctx, settings()),
        })),
    },
    {
      name: 'contracts_reserve',
      restMilliseconds: reserveRestMs,
      run: (work) =>
        work.run(systemUnit('contracts_reserve'), async (ctx) => ({
          isMore: await reserveForBills(ctx, settings()),
        })),
    },
  ];
}
