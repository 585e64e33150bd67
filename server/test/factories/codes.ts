import type { ContactChannel } from '../../src/contexts/identity/codes/store-contacts.ts';
import { insertContact } from '../../src/contexts/identity/codes/store-contacts.ts';
import { deliverEvents } from '../../src/platform/outbox.ts';
import type { testDatabase } from '../harness.ts';
import type { TestServer } from './running.ts';
import { workOf } from './work.ts';

type Test = ReturnType<typeof testDatabase>;

let numbers = 0;

const digits = (value: number, width: number) => String(value).padStart(width, '0');

/**
 * A mobile number that no other test of this process has, as it is typed in Thailand. Neighbours
 * lie in ranges of their own, whose budgets they do not use up for each other.
 */
export function newNumber(): string {
  numbers += 1;
  const range = digits(numbers % 1000, 3);
  return `08${range}${digits(process.pid % 1000, 3)}${digits(Math.floor(numbers / 1000), 2)}`;
}

/** The same in its one form. */
export function inOneForm(number: string): string {
  return `+66${number.slice(1)}`;
}

/** As if the member had proven the number before. */
export async function proveNumber(test: Test, subjectId: string, number: string): Promise<void> {
  const contact = { channel: 'sms' as ContactChannel, address: inOneForm(number), isProven: true };
  await test.inUnit((ctx) => insertContact(ctx.tx, { ...contact, subjectId, at: ctx.clock.now() }));
}

/** As if the member had proven a number, and typed the code just now that was sent to it. */
export async function typeOwnCode(test: Test, subjectId: string): Promise<void> {
  await proveNumber(test, subjectId, newNumber());
  // What was typed for an act of before is used up.
  test.clock.advance({ seconds: 1 });
  const { pool } = test.database();
  const query = 'update sessions set coded_at = $2 where subject_id = $1';
  await pool.query(query, [subjectId, String(test.clock.now())]);
}

/** As if the member had named an address, which nobody has proven. */
export async function nameAddress(test: Test, subjectId: string, address: string): Promise<void> {
  const contact = { channel: 'email' as ContactChannel, address, isProven: false };
  await test.inUnit((ctx) => insertContact(ctx.tx, { ...contact, subjectId, at: ctx.clock.now() }));
}

export interface SentMessage {
  readonly recipient: string;
  readonly purpose: string;
  readonly body: string;
}

/** What was sent to a recipient so far, the newest last; waiting events are delivered before. */
export async function messagesTo(
  test: Test,
  server: TestServer,
  recipient: string,
): Promise<readonly SentMessage[]> {
  await deliverEvents(workOf(test), server.built().contexts.events);
  const { rows } = await test
    .database()
    .pool.query<SentMessage>(
      'select recipient, purpose, body from deliveries where recipient = $1 order by created_at, id',
      [recipient],
    );
  return rows;
}

/** The code that was sent last to a number. */
export async function codeSentTo(test: Test, server: TestServer, number: string): Promise<string> {
  const messages = await messagesTo(test, server, inOneForm(number));
  // Copies of the inbox, such as of a sign-in by a new device, may come behind it.
  const last = messages.findLast(({ purpose }) => purpose !== 'inbox_copy');
  return /\b\d{6}\b/u.exec(last?.body ?? '')?.[0] ?? 'no code';
}
