import type { Bench } from './bench.ts';
import { accountRecordBench } from './account-record.bench.ts';
import { bareSpinsBench } from './bare-spins.bench.ts';
import { bettingBench } from './betting.bench.ts';
import { catalogueSearchBench } from './catalogue-search.bench.ts';
import { commissionBench } from './commission.bench.ts';
import { gamesBench } from './games.bench.ts';
import { growthBench } from './growth.bench.ts';
import { httpBench } from './http.bench.ts';
import { liveBench, resultBench } from './live.bench.ts';
import { lotteryBench } from './lottery.bench.ts';
import { lotteryOrdersBench } from './lottery-orders.bench.ts';
import { lotterySettlementBench } from './lottery-settlement.bench.ts';
import { recordBench } from './record.bench.ts';
import { sheddingBench } from './shedding.bench.ts';
import { teamBench } from './team.bench.ts';
import { vendorWalletBench } from './vendor-wallet.bench.ts';
import { walletBench } from './wallet.bench.ts';

/** Every benchmark of the product, in the order of the table. */
export const benches: readonly Bench[] = [
  walletBench,
  httpBench,
  vendorWalletBench,
  catalogueSearchBench,
  liveBench,
  resultBench,
  lotteryBench,
  lotteryOrdersBench,
  lotterySettlementBench,
  bettingBench,
  gamesBench,
  commissionBench,
  growthBench,
  bareSpinsBench,
  sheddingBench,
  recordBench,
  accountRecordBench,
  teamBench,
];
