import type { Dialect } from '../../dialect.ts';
import { answerSea } from './answer.ts';
import { hearSea, writeSea } from './client.ts';
import { readSea } from './read.ts';

/**
 * As wallets of South-East Asia speak: a company key, lists of transactions, every sports state.
 */
export const sea: Dialect = {
  name: 'sea',
  traits: {
    signature: 'company_key',
    amounts: 'thousands',
    takesLists: true,
    mayOverdraw: true,
    reversesSettled: false,
    describesBets: true,
  },
  read: readSea,
  answer: answerSea,
  write: writeSea,
  hear: hearSea,
};
