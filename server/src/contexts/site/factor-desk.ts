import { abilitiesOf, sectionAbilities, type ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { SiteConfiguration } from './configuration.ts';
import { sectionRevisionOf } from './sections.ts';
import { changeSection, readInForce } from './use-cases/change-section.ts';

/** Who must have a second factor (R67). */
export const factorRoutes: readonly Route[] = [
  route(endpoints.readFactorPolicy, async (ctx) => presentPolicy(ctx, await readInForce(ctx))),
  route(endpoints.changeFactorPolicy, async (ctx, { body: { staff, agents, ...seen } }) => {
    const next = () => ({ secondFactor: { staff, agents } });
    return presentPolicy(ctx, await changeSection(ctx, { ...seen, name: 'factors', next }));
  }),
];

function presentPolicy(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<(typeof endpoints)['readFactorPolicy']> {
  const mayManage = abilitiesOf(ctx.actor.role).includes(sectionAbilities.factors);
  return {
    ...site.secondFactor,
    revision: sectionRevisionOf(site, 'factors'),
    abilities: mayManage ? ['manage'] : [],
  };
}
