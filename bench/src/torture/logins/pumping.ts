import type { Answer, Caller } from './caller.ts';
import type { Found } from './logins.ts';
import { inTurns, type LoginSite } from './site.ts';

/** Of a range, before it has to show that somebody sits there. */
const mostOfRange = 5;
/** Of an address, likewise. */
const mostOfAddress = 10;
const neighbours = 40;
const numbersOfRange = 5000;

/** R65: 5,000 numbers of one range, one address over many ranges, and another range meanwhile. */
export async function pumping(site: LoginSite, tries: number): Promise<Found> {
  const count = Math.min(numbersOfRange, tries);
  const numbers = Array.from({ length: count }, (_, line) => `081777${four(line)}`);
  const pumped = await sentTo(numbers, (number) => ask(site.caller(), number));
  const other = await sentTo(['0891230001'], (number) => ask(site.caller(), number));
  site.caller();
  const ranges = Array.from({ length: neighbours }, (_, line) => `08${20_000 + line}001`);
  const near = await sentTo(ranges, (number) => ask(site.neighbour(), number));
  const stopped = pumped.stopped + near.stopped;
  const { rows } = await site.owner.query<{ count: number }>(
    `select count(*)::int as count from trail_entries where action = 'site.codes_stopped'`,
  );
  return {
    lost: 1 - other.sent,
    faults: [
      ...(pumped.sent > mostOfRange ? [`${pumped.sent} messages were sent into one range`] : []),
      ...(near.sent > mostOfAddress ? [`${near.sent} messages were sent for one address`] : []),
      ...(stopped > 0 && rows[0]?.count === 0
        ? ['operators were not told that codes were stopped']
        : []),
    ],
    notes: { numbers: count, pumped: pumped.sent, stopped, ofOneAddress: near.sent },
  };
}

/** How many messages were sent, and how many were not because a budget was used up. */
async function sentTo(
  numbers: readonly string[],
  send: (number: string) => Promise<Answer>,
): Promise<{ readonly sent: number; readonly stopped: number }> {
  let sent = 0;
  let stopped = 0;
  await inTurns(numbers, async (number) => {
    const { status, code } = await send(number);
    sent += status === 200 ? 1 : 0;
    stopped += code === 'auth/quota-exceeded' ? 1 : 0;
  });
  return { sent, stopped };
}

async function ask(caller: Caller, mobileNo: string): Promise<Answer> {
  const body = { mobileNo, countryDialingCode: '66' };
  return caller.call({ method: 'POST', path: '/wps/verification/sms/register', body });
}

function four(line: number): string {
  return String(line).padStart(4, '0');
}
