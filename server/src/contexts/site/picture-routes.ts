import type { Database } from '../../platform/database.ts';
import type { AssetRoute } from '../../platform/http/asset-route.ts';
import { findPicture } from './store-pictures.ts';

const yearSeconds = 31_536_000;

/** The pictures of banners, by their digest: what an address shows never changes. */
export function pictureRoutes(database: Database): readonly AssetRoute[] {
  return [
    {
      path: '/brand/{file}',
      maxAgeSeconds: yearSeconds,
      read: async ({ file = '' }) => {
        const digest = /^([0-9a-f]{32})\.webp$/u.exec(file)?.[1];
        const body =
          digest === undefined
            ? undefined
            : await database.transaction({ operation: 'site.picture' }, (tx) =>
                findPicture(tx, digest),
              );
        return body && { body, contentType: 'image/webp' };
      },
    },
  ];
}
