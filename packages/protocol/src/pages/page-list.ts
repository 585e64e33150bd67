import { z } from 'zod';
import { gameTypes } from '../game-sets.ts';

/**
 * Stands beside the `index.html` of a built front end and tells its server which pages there are.
 */
export const pageListFile = 'pages.json';

const listedPage = z.strictObject({
  /** Under the base of the front end; a segment that begins with `$` takes a value. */
  path: z.string().regex(/^\/(?:[\w.-]+|\$\w+|\/(?!\/|$))*$/u),
  /** The list of the site's configuration that holds the only values of the one parameter. */
  oneOf: z.literal('extraGameCenters').optional(),
  /** The HTML brings the top of the home page. */
  hasFirstPaint: z.literal(true).optional(),
  /** The HTML brings the first games of this category, which the page lists. */
  category: z.enum(gameTypes).optional(),
  /** The site's analytics may count its visits. */
  isMeasured: z.literal(true).optional(),
});

export const pageList = z.array(listedPage).min(1);

export type ListedPage = z.output<typeof listedPage>;
