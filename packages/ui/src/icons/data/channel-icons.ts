import { drawn } from '../icon.tsx';

/** Channels of customer service, by their kind. */
export const serviceIcons = {
  chat: drawn('M4 5h16v11H9l-5 4zM8 10.5h.01M12 10.5h.01M16 10.5h.01'),
  telegram: drawn('M21 4L3 11l5.5 2.5L18 7l-7 8v5l3-3.5 4 3z'),
  facebook: drawn('M15 4h-2a3 3 0 0 0-3 3v14M7 12h7'),
  whatsapp: drawn('M4 20l1.4-4.2A8 8 0 1 1 8.5 18.8zM9 9c0 3.5 2.5 6 6 6'),
  zalo: drawn('M4 5h16v11H9l-5 4zM9.5 8h5l-5 5h5'),
  line: drawn('M12 4c5 0 9 3 9 7 0 3.5-4 6-9 9v-2.2c-5 0-9-3-9-6.8s4-7 9-7zM9 9v4h2M14 9v4'),
  other: drawn('M4 5h16v11H9l-5 4zM8 10.5h8'),
} as const;

/** Links of the footer, by the names of the site's resources (S-22), in their order. */
export const socialIcons = {
  facebook: serviceIcons.facebook,
  telegram: serviceIcons.telegram,
  youtube: drawn('M3 6.5h18v11H3zM10 9.5v5l4.5-2.5z'),
  whatsapp: serviceIcons.whatsapp,
  tiktok: drawn('M13 4v11a3.5 3.5 0 1 1-3.5-3.5M13 4c.5 3 2.5 4.5 5 4.5'),
  instagram: drawn('M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M16.5 7.5h.01'),
  twitter: drawn('M5 4l14 16M19 4L5 20'),
} as const;
