/**
 * Who a member is, by papers: what was sent, what an operator decided, what was asked for and why.
 * Pictures and what stands in them are encrypted, and each look at them is told. What is proven is
 * handed to `limits`, which alone decides whether stakes and money may move.
 */
export { plugKyc } from './plug.ts';
export { demandPapers } from './papers/use-cases/demand-papers.ts';
export { demandWaits, openDemands, readProvenName } from './reads.ts';
