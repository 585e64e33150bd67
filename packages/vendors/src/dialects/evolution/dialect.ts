import type { Dialect } from '../../dialect.ts';
import { answerEvolution } from './answer.ts';
import { hearEvolution, writeEvolution } from './client.ts';
import { readEvolution } from './read.ts';

/** As Evolution's One Wallet speaks: a token in the query, bets matched by their reference. */
export const evolution: Dialect = {
  name: 'evolution',
  traits: {
    signature: 'query_token',
    amounts: 'decimal',
    takesLists: false,
    mayOverdraw: false,
    reversesSettled: false,
    describesBets: false,
  },
  read: readEvolution,
  answer: answerEvolution,
  write: writeEvolution,
  hear: hearEvolution,
};
