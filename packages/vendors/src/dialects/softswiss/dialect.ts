import type { Dialect } from '../../dialect.ts';
import { answerSoftswiss } from './answer.ts';
import { hearSoftswiss, writeSoftswiss } from './client.ts';
import { readSoftswiss } from './read.ts';

/** The shape of SOFTSWISS: ordered actions in whole minor units, HMAC-SHA256 over the body. */
export const softswiss: Dialect = {
  name: 'softswiss',
  traits: {
    signature: 'hmac_sha256',
    amounts: 'minor',
    takesLists: true,
    mayOverdraw: true,
    reversesSettled: true,
    describesBets: false,
  },
  read: readSoftswiss,
  answer: answerSoftswiss,
  write: writeSoftswiss,
  hear: hearSoftswiss,
};
