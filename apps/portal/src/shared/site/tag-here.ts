/**
 * Whether this document holds the script that counts visits. It stays alive until the document
 * ends, whatever page the router shows in it.
 */
export const isTagHere = (): boolean => 'dataLayer' in globalThis;
