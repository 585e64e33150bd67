import { setTimeout as pause } from 'node:timers/promises';
import { assertDefined } from '@portal/money';
import { type Caller, callerOf } from '../../site/caller.ts';
import { openHouse } from '../house.ts';
import type { Verdict } from '../verdict.ts';
import { judgeClosing, type Sale } from './judge.ts';

const gameCode = 'SSC1M';
const cashMinor = 10n ** 10n;
/** Bets are on their way for so long before the sale ends, and so long after it. */
const beforeMs = 4000;
const afterMs = 1500;
/** An issue that closes sooner leaves no time to begin. */
const soonestMs = beforeMs + 2000;
const drawMs = 60_000;

const line = {
  betType: 'ssc.zy.ball',
  selection: { ball: 0, opts: ['big'] },
  stake: { stakePerUnit: '2' },
  choice: { rebate: '0' },
};

interface GameOnSale {
  readonly serverTime: string;
  readonly issues: readonly { readonly issueNo: string; readonly closesAt: string }[];
}

/** Members bet without a pause while an issue closes: none is recorded late, and none is lost. */
export async function closingRun(members: number): Promise<Verdict> {
  const house = await openHouse();
  const back = await house.back();
  try {
    const people = await back.admitPlayers({ count: members, cashMinor });
    const callers = people.map((person) => callerOf(house.port(), person));
    const sale = await nextSale(assertDefined(callers[0], 'a member'));
    await pause(sale.restMs - beforeMs);
    const endsAt = performance.now() + beforeMs + afterMs;
    const bets = await Promise.all(
      callers.map((caller, place) => betUntil(caller, { place, issueNo: sale.issueNo, endsAt })),
    );
    return await judgeClosing(house.databaseUrl(), {
      gameCode,
      issueNo: sale.issueNo,
      answers: bets.flat(),
      drawMs,
    });
  } finally {
    await back.close();
    await house.close();
  }
}

async function nextSale(caller: Caller): Promise<{ readonly issueNo: string; restMs: number }> {
  const path = `/wps/relay/lottery/games/${gameCode}?ahead=3&behind=1`;
  const { value } = await caller({ method: 'GET', path });
  const { serverTime, issues } = value as GameOnSale;
  const rests = issues.map(({ issueNo, closesAt }) => {
    return { issueNo, restMs: Date.parse(closesAt) - Date.parse(serverTime) };
  });
  return assertDefined(
    rests.find(({ restMs }) => restMs > soonestMs),
    'an issue with time left',
  );
}

/** The next issue waits to open, so what comes late is refused and nothing else. */
async function betUntil(
  caller: Caller,
  { place, issueNo, endsAt }: { place: number; issueNo: string; endsAt: number },
): Promise<Sale['answers']> {
  const answers: { code: string; tickets: readonly string[] }[] = [];
  const body = { gameCode, lines: [line], issues: [{ issueNo, multiple: 1 }] };
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const key = `closing-${place}-${turn}`;
    const path = '/wps/relay/lottery/orders';
    const { code, value } = await caller({ method: 'POST', path, body, key });
    const { tickets = [] } = { ...(value as object) } as {
      readonly tickets?: readonly { readonly ticketId: string }[];
    };
    answers.push({ code, tickets: tickets.map(({ ticketId }) => ticketId) });
  }
  return answers;
}
