import type { Dialect } from '../../dialect.ts';
import { answerSlotegrator } from './answer.ts';
import { hearSlotegrator, writeSlotegrator } from './client.ts';
import { readSlotegrator } from './read.ts';

/** As Slotegrator speaks: one address, form fields, HMAC-SHA1 over them sorted. */
export const slotegrator: Dialect = {
  name: 'slotegrator',
  traits: {
    signature: 'hmac_sha1',
    amounts: 'decimal',
    takesLists: true,
    mayOverdraw: true,
    reversesSettled: true,
    describesBets: false,
  },
  read: readSlotegrator,
  answer: answerSlotegrator,
  write: writeSlotegrator,
  hear: hearSlotegrator,
};
