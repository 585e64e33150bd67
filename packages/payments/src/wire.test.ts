import { describe, expect, it } from 'vitest';
import { paymentEvent, payoutAnswer, payoutEvent, stateAnswer, statementAnswer } from './wire.ts';

const paid = {
  amount: '5.00',
  currency: 'THB',
  transaction: 'TX-1',
  paidAt: '2026-03-02T08:00:00Z',
};
const event = { eventId: 'event-1', reference: 'order-1', state: 'PAID', paid } as const;

describe('a message', () => {
  it.each(['\0', '\ud800', '\udc00'])('holds no text with %j', (sign) => {
    const odd = { ...paid, transaction: `TX${sign}` };
    const takenBack = { transaction: `TX${sign}`, at: paid.paidAt };
    const row = { ...paid, reference: `order${sign}` };
    const parsed = [
      paymentEvent.safeParse({ ...event, eventId: `event${sign}` }),
      paymentEvent.safeParse({ ...event, reference: `order${sign}` }),
      paymentEvent.safeParse({ ...event, paid: odd }),
      paymentEvent.safeParse({ ...event, chargeback: takenBack }),
      payoutEvent.safeParse({ ...event, kind: 'PAYOUT', failure: null, paid: odd }),
      payoutAnswer.safeParse({ state: 'PAID', paid: odd, failure: null }),
      stateAnswer.safeParse({ state: 'PAID', paid: odd }),
      statementAnswer.safeParse({ rows: [row] }),
    ];
    expect(parsed.map(({ success }) => success)).toEqual(parsed.map(() => false));
    expect(paymentEvent.safeParse(event).success).toBe(true);
  });
});
