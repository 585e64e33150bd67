import { assert } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import { browserName } from './browser-name.ts';
import type { OwnDevice } from './store-devices.ts';

export function presentDevices(devices: readonly OwnDevice[]): ReplyOf<Endpoints['readDevices']> {
  return {
    devices: devices.map(({ id, browser, isCurrent, isTrusted, firstSeenAt, lastSeenAt }) => {
      assert(isIdOf('dev', id), 'a device has the id of one');
      return {
        id,
        isCurrent,
        isTrusted,
        browser: browserName(browser),
        firstSeenAt: String(firstSeenAt),
        lastSeenAt: String(lastSeenAt),
      };
    }),
  };
}
