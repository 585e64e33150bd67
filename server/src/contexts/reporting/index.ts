/**
 * Reporting: figures and boards across products. It reads what other contexts hold, through their
 * doors, and writes nothing; names of members leave it masked.
 */
export { plugReporting } from './plug.ts';
export type { WinnersBoard } from './winners-board.ts';
