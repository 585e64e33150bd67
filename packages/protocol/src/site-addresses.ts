/** A host name in small letters, with its port where it is not the usual one. */
export const siteHost = /^[a-z0-9]([a-z0-9.-]{0,240}[a-z0-9])?(:\d{1,5})?$/u;

/** `https://` and such a host, without a path: a page of anything else would not be let in. */
export const httpsOrigin = /^https:\/\/[a-z0-9]([a-z0-9.-]{0,240}[a-z0-9])?(:\d{1,5})?$/u;
