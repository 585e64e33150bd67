import type { Category } from '../../tokens/colors.ts';
import type { IconComponent } from '../icon.tsx';
import { drawn } from '../icon.tsx';

/** One shape family per category (design-brief.md 2.3); also the watermark of tiles and chips. */
export const categoryIcons: Readonly<Record<Category, IconComponent>> = {
  hot: drawn('M12 3c1 4 5 5.5 5 11a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.5 1.5 1 2 2 2.5 0-3.5-.5-6 1-9'),
  lott: drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8'),
  elott: drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M13 7l-4 6h5l-3 5'),
  live: drawn('M7 6l7-2 4 13-7 2zM7 6L4 7.5 6.5 18l4.5 1M12.5 11h.01'),
  sports: drawn(
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M20.5 9L16 11M17.5 19l-3-3.5M6.5 19l3-3.5M3.5 9L8 11',
  ),
  fish: drawn(
    'M3 12c3-5 9-6 13-1l4-3v8l-4-3c-4 4-10 3-13-1M8 11h.01M3 20c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0',
  ),
  rng: drawn(
    'M3 6h18v12H3zM9 6v12M15 6v12M12 9.5l.8 1.7 1.7.3-1.2 1.2.3 1.8-1.6-.9-1.6.9.3-1.8-1.2-1.2 1.7-.3z',
  ),
  pvp: drawn('M3 7l6-2v14l-6-2zM21 7l-6-2v14l6-2zM12 5v14'),
  esports: drawn('M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 2v6M12 16v6M2 12h6M16 12h6'),
  cockfight: drawn('M5 20C7 11 12 5 20 4c0 8-5 13-13 13M5 20l8-9M9.5 10.5v4h4'),
  fbsports: drawn('M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 11l2 2 4-4'),
  promo: drawn(
    'M4 9h16v4H4zM5.5 13V21h13V13M12 9v12M12 9C9 9 7 8 7 6s3-3 5 3c2-6 5-5 5-3s-2 3-5 3',
  ),
};
