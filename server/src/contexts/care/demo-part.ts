import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { demoOperatorCtx, subjectNamed } from '../identity/index.ts';
import { selectOpenCases } from './store-cases.ts';
import { closeCase } from './use-cases/close-case.ts';
import { raiseCases } from './use-cases/raise-cases.ts';

/** Late on the last evening the signs of the past are looked at: the queue has its cases. */
const look = { dayNumber: 29, hours: 22.6 } as const;

/**
 * Somebody spoke half an hour later with those whose accounts a demo hands out, as far as there was
 * a sign, so that offers reach them again.
 */
const spoken = {
  hours: 23.1,
  accounts: ['demomember', 'demoagent', 'demodownline1', 'demodownline2', 'demodownline3'],
} as const;
const reason = 'Spoken on the phone; knows the limits and chose one.';
const longestQueue = 50;

export async function careDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const raise = {
    at: day.at(look.hours),
    play: async (ctx: Ctx) => {
      await raiseCases(ctx);
    },
  };
  const speak = { at: day.at(spoken.hours), play: speakWithAll };
  return Promise.resolve(day.number === look.dayNumber ? [raise, speak] : []);
}

async function speakWithAll(ctx: Ctx): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  const page = { siteId: ctx.site.id, view: 'open', sign: undefined, cursor: undefined } as const;
  const open = await selectOpenCases(ctx.tx, { ...page, limit: longestQueue });
  for (const username of spoken.accounts) {
    const memberId = await subjectNamed(ctx, { realm: 'member', username });
    for (const { id } of open.filter((row) => row.memberId === memberId)) {
      await closeCase(desk, { id, outcome: 'spoken', reason });
    }
  }
}
