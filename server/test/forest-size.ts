/**
 * How many people a forest of tests has. `CROSS_TREE_PEOPLE` plants more: 600 ask some 230,000
 * times for each other (`npm run nightly -- trees`).
 */
export const forestSize = Number(process.env['CROSS_TREE_PEOPLE'] ?? 48);
