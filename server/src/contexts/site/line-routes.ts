import type { AssetRoute } from '../../platform/http/asset-route.ts';

/** As long as a visitor compares connections: each try has an address of its own. */
const minuteSeconds = 60;

/**
 * The smallest answer there is, for the speed test (SYS-17): pages at the other addresses of the
 * site fetch it and measure how long that takes.
 */
export const lineRoutes: readonly AssetRoute[] = [
  {
    path: '/art/line/{try}',
    maxAgeSeconds: minuteSeconds,
    isForEveryone: true,
    read: async ({ try: name = '' }) =>
      /^[a-z0-9]{1,20}$/u.test(name) ? { body: '1', contentType: 'text/plain' } : undefined,
  },
];
