import { drawn } from '../icon.tsx';

// What the first page shows, apart from the others, so that it loads no more than it draws.

export const BellIcon = /* @__PURE__ */ drawn(
  'M6 10a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20.5a2.2 2.2 0 0 0 4 0',
);
export const ChevronEndIcon = /* @__PURE__ */ drawn('M9 6l6 6-6 6', { mirrored: true });
export const ChevronStartIcon = /* @__PURE__ */ drawn('M15 6l-6 6 6 6', { mirrored: true });
export const PauseIcon = /* @__PURE__ */ drawn('M8 5v14M16 5v14');
export const PlayIcon = /* @__PURE__ */ drawn('M8 5l11 7-11 7z');
export const SearchIcon = /* @__PURE__ */ drawn(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
);
