import { endpoints } from '@portal/protocol/endpoints';
import type { TestBrowser } from './running.ts';
import { softPasskey } from './soft-passkey.ts';

export type Device = ReturnType<typeof softPasskey>;

/** Binds a passkey of a new device to the member who sits there and has just proven so. */
export async function bindPasskey(
  browser: TestBrowser,
): Promise<{ readonly device: Device; readonly status: number }> {
  const device = softPasskey();
  const { value } = await browser.call(endpoints.startPasskey);
  const body = { name: 'Phone', response: device.make(String(value['options'])) };
  const { status } = await browser.call(endpoints.createPasskey, { body });
  return { device, status };
}

/** What the device signs for a sign-in in this browser, or for a proof. */
export async function signedBy(
  device: Device,
  browser: TestBrowser,
  purpose: 'login' | 'prove' = 'login',
): Promise<string> {
  const { value } = await browser.call(endpoints.startPasskeyProof, { body: { purpose } });
  return device.sign(String(value['options']));
}
