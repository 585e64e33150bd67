import type { Dialect } from '../../dialect.ts';
import { answerRs } from './answer.ts';
import { hearRs, writeRs } from './client.ts';
import { readRs } from './read.ts';

/** RS codes, as Hub88 and Caleta speak: RSA-SHA256 over the body, both ways. */
export const rs: Dialect = {
  name: 'rs',
  traits: {
    signature: 'rsa_sha256',
    amounts: 'hundred_thousandths',
    takesLists: false,
    mayOverdraw: false,
    reversesSettled: false,
    describesBets: false,
  },
  read: readRs,
  answer: answerRs,
  write: writeRs,
  hear: hearRs,
};
