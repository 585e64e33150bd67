import type { DeliveryChannel } from '@portal/protocol';
import type { SiteConfiguration } from '../../site/index.ts';

/**
 * Whether even the first code is asked who wants it (R65): where a site has GeeTest, each SMS waits
 * for it, a signed-in caller's as well, because each costs the site. A mail costs nothing.
 */
export function isAlwaysAsked(site: SiteConfiguration, channel: DeliveryChannel): boolean {
  return channel === 'sms' && site.captcha.kinds.includes('geetest');
}
