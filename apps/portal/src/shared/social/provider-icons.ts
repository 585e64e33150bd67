import type { SocialProviderName } from '@portal/protocol';
import { drawn, type IconComponent } from '@portal/ui';

/** Signs of the providers in the strokes of our own set. */
export const providerIcons: Readonly<Record<SocialProviderName, IconComponent>> = {
  google: drawn('M20 12h-8M20 12a8 8 0 1 1-2.6-5.9'),
  facebook: drawn('M15 4h-2a3 3 0 0 0-3 3v14M7 12h7'),
  zalo: drawn('M5 5h14L5 19h14'),
  telegram: drawn('M21 4L3 11l5.5 2.5L18 7l-7 8v5l3-3.5 4 3z'),
};
