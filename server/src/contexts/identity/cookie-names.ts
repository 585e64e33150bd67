import type { Realm } from './store.ts';

/** With `__Host-` in front where the browser keeps such cookies (api.md, Sessions). */
export const cookieNames: Readonly<Record<Realm, string>> = { member: 'sid', operator: 'osid' };

export const captchaCookie = 'captcha';

/** Which browser asked for a code: nobody else can type it in. */
export const codeCookie = 'code';

/** Stays when a session ends: it says which browser this is, not who sits there. */
export const deviceCookie = 'device';
