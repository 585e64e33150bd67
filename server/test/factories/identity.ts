import { endpoints } from '@portal/protocol/endpoints';
import type { TestBrowser } from './running.ts';

/** Long enough, and on no list. */
export const goodPassword = 'violet kettle under 7 stairs';

let members = 0;

/** A name that no other test of this process has. */
export function newName(): string {
  members += 1;
  return `tester${process.pid}x${members}`;
}

/** Registers through the wire and signs in; answers the id and the name. */
export async function registerMember(browser: TestBrowser, username = newName()) {
  const body = { username, password: goodPassword, confirmPassword: goodPassword, login: true };
  const got = await browser.enter(endpoints.register, body);
  return { id: String(got.value['id']), username, status: got.status };
}
