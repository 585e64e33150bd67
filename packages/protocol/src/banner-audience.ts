/**
 * Whom a banner or an announcement is for: everybody, visitors with trial accounts, members with
 * real ones.
 */
export const audienceLogins = ['all', 'visitors', 'members'] as const;
export type AudienceLogin = (typeof audienceLogins)[number];

/** On which screens: all, those with the bars of a phone, those with the header of a desktop. */
export const audienceDevices = ['all', 'phone', 'desktop'] as const;
export type AudienceDevice = (typeof audienceDevices)[number];
