import { currency, formatAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
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

/** Red envelopes of agents, for those who give and those who take them (PR-12). */
export function teamEnvelopeRoutes(rules: CashierRules): readonly Route[] {
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
    moneyRoute(endpoints.openTeamEnvelope, async (ctx, { params }) => {
      const unit = currency(ctx.site.currency);
      const giftMinor = await openTeamEnvelope(ctx, params.id, rules);
      return { giftAmount: formatAmount(giftMinor, unit), currency: unit.code };
    }),
  ];
}
