import { noTicket } from '../deposits/ticket.ts';
import type { Adapter, Report } from './adapter.ts';

/** What a provider of the past says of an order whenever it is asked. */
export type DemoAnswer = Pick<Report, 'state' | 'paid' | 'chargeback'>;

const walletOfNobody = 'TDemoAddressThatNobodyHasTheKeyOf';

/** Stands where a provider stood on a day of the past; of an order it says what is handed to it. */
export function demoAdapter(answer: DemoAnswer): Adapter {
  const never = () => Promise.reject(new Error('the past asks for nothing else'));
  return {
    createDeposit: (_provider, { reference }) =>
      Promise.resolve({
        state: 'ACCEPTED',
        providerReference: `PAST-${reference}`,
        ticket: { ...noTicket, number: walletOfNobody },
      }),
    queryDeposit: (_provider, reference) => Promise.resolve({ ...answer, reference }),
    createPayout: never,
    queryPayout: never,
    statement: never,
    parseWebhook: () => 'unsigned',
  };
}
