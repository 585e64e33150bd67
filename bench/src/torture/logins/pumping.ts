import type { Caller } from './caller.ts';
import type { Found } from './logins.ts';
import { inTurns, type LoginSite } from './site.ts';

/** Of a range whose codes nobody types in. */
const mostOfRange = 15;
/** Of an address before it has to show that somebody sits there. */
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
  const { rows } = await site.owner.query<{ count: number }>(
    `select count(*)::int as count from trail_entries where action = 'site.codes_stopped'`,
  );
  return {
    lost: 1 - other,
    faults: [
      ...(pumped > mostOfRange ? [`${pumped} messages were sent into one range`] : []),
      ...(near > mostOfAddress ? [`${near} messages were sent for one address`] : []),
      ...(rows[0]?.count === 0 ? ['operators were not told that codes were stopped'] : []),
    ],
    notes: { numbers: count, pumped, ofOneAddress: near },
  };
}

async function sentTo(
  numbers: readonly string[],
  send: (number: string) => Promise<boolean>,
): Promise<number> {
  let sent = 0;
  await inTurns(numbers, async (number) => {
    const isSent = await send(number);
    sent += isSent ? 1 : 0;
  });
  return sent;
}

async function ask(caller: Caller, mobileNo: string): Promise<boolean> {
  const body = { mobileNo, countryDialingCode: '66' };
  const path = '/wps/verification/sms/register';
  return (await caller.call({ method: 'POST', path, body })).status === 200;
}

function four(line: number): string {
  return String(line).padStart(4, '0');
}
