import { drawn } from '../icon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ drawn('M12 5v14M6 13l6 6 6-6');
export const ArrowUpIcon = /* @__PURE__ */ drawn('M12 19V5M6 11l6-6 6 6');
export const BookIcon = /* @__PURE__ */ drawn('M5 4h9l5 5v11H5zM14 4v5h5M9 13h6M9 17h6');
export const ChartIcon = /* @__PURE__ */ drawn('M3 20h18M6 20v-8M12 20V5M18 20v-5');
export const CheckIcon = /* @__PURE__ */ drawn('M5 12.5l4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ drawn('M6 9l6 6 6-6');
export const ClockIcon = /* @__PURE__ */ drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2');
export const CloseIcon = /* @__PURE__ */ drawn('M6 6l12 12M18 6L6 18');
export const CopyIcon = /* @__PURE__ */ drawn('M9 9h11v11H9zM5 15H4V4h11v1');
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
);
export const EyeOffIcon = /* @__PURE__ */ drawn(
  'M4 4l16 16M9.9 5.8A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6.2 7.2A16 16 0 0 0 2 12s3.5 6.5 10 6.5c1.5 0 2.9-.3 4.1-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const FilterIcon = /* @__PURE__ */ drawn('M4 6h16M7 12h10M10 18h4');
export const GlobeIcon = /* @__PURE__ */ drawn(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
);
export const HeartIcon = /* @__PURE__ */ drawn(
  'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20',
);
export const HelpIcon = /* @__PURE__ */ drawn(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 17h.01',
);
export const HomeIcon = /* @__PURE__ */ drawn('M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6');
export const InfoIcon = /* @__PURE__ */ drawn(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 8h.01',
);
export const LockIcon = /* @__PURE__ */ drawn('M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3M12 15v2');
export const LogOutIcon = /* @__PURE__ */ drawn('M14 4H5v16h9M10 12h11M17 8l4 4-4 4', {
  mirrored: true,
});
export const MenuIcon = /* @__PURE__ */ drawn('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ drawn('M5 12h14');
export const MoonIcon = /* @__PURE__ */ drawn(
  'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
);
export const MoreIcon = /* @__PURE__ */ drawn('M5 12h.01M12 12h.01M19 12h.01');
export const PlusIcon = /* @__PURE__ */ drawn('M12 5v14M5 12h14');
export const RefreshIcon = /* @__PURE__ */ drawn(
  'M20 11a8 8 0 0 0-14.5-4L3 9.5M3 4v5.5h5.5M4 13a8 8 0 0 0 14.5 4l2.5-2.5M21 20v-5.5h-5.5',
);
export const ShieldIcon = /* @__PURE__ */ drawn('M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6z');
export const SoundOffIcon = /* @__PURE__ */ drawn('M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5');
export const SoundOnIcon = /* @__PURE__ */ drawn(
  'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
);
export const StarIcon = /* @__PURE__ */ drawn(
  'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z',
);
export const SunIcon = /* @__PURE__ */ drawn(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
);
export const UnlockIcon = /* @__PURE__ */ drawn('M6 11h12v9H6zM8 11V8a4 4 0 0 1 7.5-2M12 15v2');
export const UserIcon = /* @__PURE__ */ drawn(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 20.5c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5',
);
export const UsersIcon = /* @__PURE__ */ drawn(
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2.3.7 3.5 2.3 3.5 5',
);
export const WalletIcon = /* @__PURE__ */ drawn('M4 7h16v13H4zM4 7l11-3v3M16 13.5h.01');
export const WarningIcon = /* @__PURE__ */ drawn('M12 4l9 16H3zM12 10v4M12 17h.01');
export const ChatIcon = /* @__PURE__ */ drawn(
  'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
);
