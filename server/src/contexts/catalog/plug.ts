import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { artRoutes } from './art.ts';
import type { Catalogue } from './catalogue.ts';
import { createCatalogue } from './catalogue.ts';
import { gameDeskRoutes } from './desk-routes.ts';
import type { RankOf } from './own-routes.ts';
import { catalogRoutes } from './routes.ts';
import { loadShippedCatalogue } from './use-cases/load-shipped-catalogue.ts';

export interface CatalogPlug extends ContextPlug {
  readonly catalogue: Catalogue;
}

export async function plugCatalog(
  { work, clock }: ContextEnv,
  { rankOf }: { readonly rankOf: RankOf },
): Promise<CatalogPlug> {
  await work.run(systemUnit('catalog.load'), loadShippedCatalogue);
  const catalogue = createCatalogue({ work, clock });
  return {
    catalogue,
    routes: [...catalogRoutes(catalogue, rankOf), ...gameDeskRoutes],
    assets: artRoutes(catalogue),
  };
}
