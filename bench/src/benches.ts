import type { Bench } from './bench.ts';
import { catalogueSearchBench } from './catalogue-search.bench.ts';
import { httpBench } from './http.bench.ts';
import { walletBench } from './wallet.bench.ts';

/** Every benchmark of the product, in the order of the table. */
export const benches: readonly Bench[] = [walletBench, httpBench, catalogueSearchBench];
