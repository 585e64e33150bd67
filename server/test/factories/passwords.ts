import { endpoints } from '@portal/protocol/endpoints';
import { goodPassword } from './identity.ts';
import type { Got, TestBrowser } from './running.ts';

/** Long enough, on no list, and not the one that members of the tests begin with. */
export const newPassword = 'copper lantern over 9 boats';

export function change(browser: TestBrowser, fields: Record<string, unknown> = {}): Promise<Got> {
  return browser.enter(endpoints.changePassword, {
    oldPassword: goodPassword,
    newPassword,
    confirmNewPassword: newPassword,
    ...fields,
  });
}

export function enter(browser: TestBrowser, username: string, password: string): Promise<Got> {
  return browser.enter(endpoints.logIn, { username, password });
}

/** The status of a call that any session may make. */
export async function reads(browser: TestBrowser): Promise<number> {
  return (await browser.call(endpoints.readMemberInfo)).status;
}
