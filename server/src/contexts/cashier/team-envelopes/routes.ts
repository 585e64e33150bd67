import { currency, formatAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { takePaymentProof } from '../../identity/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { presentReceived, presentTeamEnvelope } from './present-team-envelopes.ts';
import { mostMinor } from './rules.ts';
import { createTeamEnvelope } from './use-cases/create-team-envelope.ts';
import {
  leftToday,
  listReceivedEnvelopes,
  listTeamEnvelopes,
  readTeamEnvelope,
} from './use-cases/list-team-envelopes.ts';
import { openTeamEnvelope } from './use-cases/open-team-envelope.ts';

/** What stands before packets, of the context that knows the brake of all of them (D6). */
export interface EnvelopeBrake {
  /** The call behind the brake of its caller, which stands whatever the call comes to. */
  readonly behind: (taking: Route) => Route;
  /** A packet was found, in the transaction of the caller. */
  readonly found: (ctx: Ctx<MemberActor>) => Promise<void>;
}

/** Red envelopes of agents, for those who give and those who take them (PR-12). */
export function teamEnvelopeRoutes(rules: CashierRules, brake: EnvelopeBrake): readonly Route[] {
  return [
    route(endpoints.listTeamEnvelopes, async (ctx) => {
      const unit = currency(ctx.site.currency);
      const viewer = { currency: unit.code, now: ctx.clock.now() };
      return {
        currency: unit.code,
        most: formatAmount(mostMinor(unit), unit),
        leftToday: await leftToday(ctx),
        list: (await listTeamEnvelopes(ctx)).map((row) => presentTeamEnvelope(row, viewer)),
      };
    }),
    moneyRoute(endpoints.createTeamEnvelope, async (ctx, { body }) => {
      await takePaymentProof(ctx);
      const id = await createTeamEnvelope(ctx, body, rules.ports);
      const viewer = { currency: ctx.site.currency, now: ctx.clock.now() };
      return presentTeamEnvelope(await readTeamEnvelope(ctx, id), viewer);
    }),
    route(endpoints.listReceivedEnvelopes, async (ctx) =>
      presentReceived(await listReceivedEnvelopes(ctx), ctx.site.currency),
    ),
    brake.behind(
      moneyRoute(endpoints.openTeamEnvelope, async (ctx, { params }) => {
        const unit = currency(ctx.site.currency);
        const giftMinor = await openTeamEnvelope(ctx, params.id, rules);
        await brake.found(ctx);
        return { giftAmount: formatAmount(giftMinor, unit), currency: unit.code };
      }),
    ),
  ];
}
