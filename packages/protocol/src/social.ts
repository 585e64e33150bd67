/** Whose accounts sign people in, in the order of the buttons (portal.md 4). */
export const socialProviders = ['google', 'facebook', 'telegram', 'zalo'] as const;
export type SocialProviderName = (typeof socialProviders)[number];
