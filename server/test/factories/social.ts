import { endpoints } from '@portal/protocol/endpoints';
import { formOf, newName } from './identity.ts';
import { visitProvider } from './identity-provider.ts';
import type { TestBrowser } from './running.ts';

/** Where a browser is sent to. */
export async function startOf(
  browser: TestBrowser,
  purpose = 'login',
  provider = 'google',
): Promise<URL> {
  const command = { params: { provider }, body: { purpose } };
  return new URL(String((await browser.call(endpoints.startSocial, command)).value['address']));
}

/** What a browser comes back with when this person has signed in at the provider. */
export const comeBack = async (browser: TestBrowser, person: string, purpose = 'login') =>
  visitProvider((await startOf(browser, purpose)).href, person);

export const finish = (browser: TestBrowser, answer: string) =>
  browser.call(endpoints.finishSocial, { body: { answer } });

export async function ticketOf(browser: TestBrowser, person: string): Promise<string> {
  const { value } = await finish(browser, await comeBack(browser, person));
  return String(value['ticket']);
}

export const logIn = (browser: TestBrowser, ticket: string, factor?: object) =>
  browser.enter(endpoints.logInBySocial, { ticket, ...(factor && { factor }) });

export const registerWith = (browser: TestBrowser, socialTicket: string, username = newName()) =>
  browser.enter(endpoints.register, { ...formOf(username), login: true, socialTicket });
