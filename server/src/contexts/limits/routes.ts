import { currency, parseAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { LimitKind } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { refuseStrangePlace } from '../identity/index.ts';
import { recordEvents } from '../trail/index.ts';
import { rulesOf } from './door.ts';
import { presentProtection } from './present.ts';
import { acknowledgeCheck } from './use-cases/acknowledge-check.ts';
import { askReturn } from './use-cases/ask-return.ts';
import { beginBreak } from './use-cases/begin-break.ts';
import { changeCheckInterval } from './use-cases/change-check-interval.ts';
import { changeLimit } from './use-cases/change-limit.ts';
import { confirmRaise } from './use-cases/confirm-raise.ts';
import { exclusionEnd } from './use-cases/exclude-member.ts';
import { readProtection } from './use-cases/read-protection.ts';
import { withdrawRaise } from './use-cases/withdraw-raise.ts';

type Sessions = Pick<IdentityEnv, 'authenticator'>;

/** What members do for their own protection. */
export function limitRoutes(sessions: Sessions): readonly Route[] {
  return [...limitOnlyRoutes, ...breakRoutes(sessions), ...checkRoutes];
}

async function ownProtection(ctx: Ctx<MemberActor>) {
  return presentProtection(await readProtection(ctx, ctx.actor.id), rulesOf(ctx));
}

const limitOnlyRoutes: readonly Route[] = [
  route(endpoints.readProtection, ownProtection),
  route(endpoints.changeLimit, async (ctx, { body }) => {
    const amount = body.amount === null ? null : amountOf(ctx, body.kind, body.amount);
    await changeLimit(ctx, { ...body, memberId: ctx.actor.id, amount });
    return ownProtection(ctx);
  }),
  route(endpoints.confirmRaise, async (ctx, { body }) => {
    await confirmRaise(ctx, { ...body, memberId: ctx.actor.id });
    return ownProtection(ctx);
  }),
  route(endpoints.withdrawRaise, async (ctx, { body }) => {
    await withdrawRaise(ctx, { ...body, memberId: ctx.actor.id });
    return ownProtection(ctx);
  }),
];

/** Refuses with `limit_amount_invalid`. */
function amountOf(ctx: Ctx, kind: LimitKind, text: string): bigint {
  if (kind === 'session' && /^\d{1,5}$/u.test(text)) {
    return BigInt(text);
  }
  const amount = parseAmount(text, currency(ctx.site.currency));
  if (kind === 'session' || !amount.ok || amount.value < 0n) {
    throw new Refusal('limit_amount_invalid');
  }
  return amount.value;
}

/**
 * What anybody with the password may begin at once from anywhere, because protection is easy; more
 * would let a thief lock the owner out (R63, ADR 0048).
 */
const freeBreakHours = 168;

function breakRoutes({ authenticator }: Sessions): readonly Route[] {
  return [
    route(endpoints.takeBreak, {
      useCase: async (ctx, { body }) => {
        if (body.hours > freeBreakHours) {
          await refuseStrangePlace(ctx);
        }
        const endsAt = ctx.clock.now().add({ hours: body.hours });
        const subject = { type: 'member', id: ctx.actor.id };
        await recordEvents(ctx, {
          action: 'member.take_break',
          subject,
          after: { until: String(endsAt) },
        });
        const reason = 'own choice';
        const memberId = ctx.actor.id;
        return {
          ended: await beginBreak(ctx, { memberId, kind: 'time_out', endsAt, reason }),
          until: String(endsAt),
        };
      },
      present: ({ ended, until }) => {
        authenticator.drop(ended);
        return { until };
      },
    }),
    route(endpoints.excludeSelf, {
      useCase: async (ctx, { body }) => {
        const endsAt = exclusionEnd(ctx, body.months);
        const until = endsAt && String(endsAt);
        const subject = { type: 'member', id: ctx.actor.id };
        const after = { until: until ?? '' };
        await recordEvents(ctx, { action: 'member.exclude_self', subject, after });
        const memberId = ctx.actor.id;
        const command = { memberId, kind: 'exclusion', endsAt, reason: 'own choice' } as const;
        return { ended: await beginBreak(ctx, command), until };
      },
      present: ({ ended, until }) => {
        authenticator.drop(ended);
        return { until };
      },
    }),
    route(endpoints.askReturn, async (ctx) => ({
      returnsAt: String(await askReturn(ctx, ctx.actor.id)),
    })),
  ];
}

const checkRoutes: readonly Route[] = [
  route(endpoints.acknowledgeCheck, async (ctx) => {
    await acknowledgeCheck(ctx, ctx.actor.id);
    return ownProtection(ctx);
  }),
  route(endpoints.changeCheckInterval, async (ctx, { body }) => {
    await changeCheckInterval(ctx, { ...body, memberId: ctx.actor.id });
    return ownProtection(ctx);
  }),
];
