import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hmac, isSameText, launchHeader, launchOrder } from '@portal/vendors';
import { z } from 'zod';
import type { Game } from '../games/game.ts';
import { stakesIn } from '../games/money.ts';
import { houses } from '../houses.ts';
import type { HouseKeys } from '../kept-keys.ts';
import type { Seat } from '../seat.ts';
import type { Seats } from '../seats.ts';
import { say } from '../texts.ts';
import type { BetBook } from '../wallet/bet-book.ts';
import type { PurseBook } from '../wallet/purse-book.ts';
import { pageFiles } from './page.ts';
import { answerReport } from './reports.ts';
import type { ShownRounds } from './shown-rounds.ts';
import { stateOf } from './state.ts';
import { answerTransfer } from './transfers.ts';

export interface ServerParts {
  readonly games: ReadonlyMap<string, Game>;
  readonly seats: Seats;
  readonly keys: Readonly<Record<string, HouseKeys>>;
  readonly book: PurseBook;
  readonly bets: BetBook;
  readonly shown: ShownRounds;
  /** Our own address, once the port is known. */
  readonly origin: () => string;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

const mostBytes = 16_384;
const nothing: Answer = { status: 404, body: 'not found' };
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const act = z.strictObject({
  choice: z.string().max(120).optional(),
  cashOut: z.string().max(120).optional(),
  stake: z
    .string()
    .regex(/^\d{1,15}$/u)
    .optional(),
});

export function createSimulatorServer(parts: ServerParts): Server {
  const files = pageFiles();
  return createServer((request, response) => {
    void answerTo(parts, files, request)
      .catch((): Answer => ({ status: 500, body: 'failed' }))
      .then((answer) => send(response, answer));
  });
}

function send(response: ServerResponse, { status, type, body = '' }: Answer): void {
  response.writeHead(status, {
    'content-type': type ?? 'text/plain; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}

async function answerTo(
  parts: ServerParts,
  files: ReturnType<typeof pageFiles>,
  request: IncomingMessage,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
  const ticket = searchParams.get('ticket') ?? '';
  if (request.method === 'POST' && pathname.startsWith('/launch/')) {
    return launch(parts, pathname.slice('/launch/'.length), request);
  }
  if (request.method === 'POST' && pathname.startsWith('/transfer/')) {
    return transfer(parts, pathname, request);
  }
  if (request.method === 'POST' && pathname.startsWith('/report/')) {
    return report(parts, pathname, request);
  }
  if (pathname === '/round') {
    const body = parts.shown.open(ticket);
    return body === undefined ? nothing : { status: 200, type: 'text/html; charset=utf-8', body };
  }
  if (pathname === '/state') {
    const seat = await parts.seats.find(ticket);
    return seat === undefined ? nothing : json(state(parts, seat));
  }
  if (request.method === 'POST' && pathname === '/act') {
    const seat = await parts.seats.find(ticket);
    return seat === undefined ? nothing : play(parts, seat, await bodyOf(request));
  }
  const file = files.get(pathname);
  return file === undefined ? nothing : { status: 200, ...file };
}

async function launch(
  { keys, seats, origin }: ServerParts,
  code: string,
  request: IncomingMessage,
): Promise<Answer> {
  const house = houses.find((vendor) => vendor.code === code);
  const own = keys[code];
  if (house === undefined || own === undefined) {
    return nothing;
  }
  const body = await bodyOf(request);
  if (!isSigned(request, own, body)) {
    return { status: 403, body: 'bad signature' };
  }
  const order = launchOrder.safeParse(parsed(body));
  const seat = order.success ? seats.open(house, own, order.data) : undefined;
  return seat === undefined
    ? { status: 400, body: 'no such game' }
    : json({ url: `${origin()}/play?ticket=${seat.ticket}` });
}

/** `/transfer/<vendor>/…`, for a vendor that keeps purses of its own. */
async function transfer(
  { keys, book }: ServerParts,
  pathname: string,
  request: IncomingMessage,
): Promise<Answer> {
  const [, , code = '', ...rest] = pathname.split('/');
  const own = keys[code];
  const isKept = houses.some((house) => house.code === code && house.keepsPurses === true);
  if (own === undefined || !isKept) {
    return nothing;
  }
  const body = await bodyOf(request);
  if (!isSigned(request, own, body)) {
    return { status: 403, body: 'bad signature' };
  }
  const answer = answerTransfer(book, `/${rest.join('/')}`, parsed(body));
  return answer === undefined ? { status: 400, body: 'bad request' } : json(answer);
}

/** `/report/<vendor>/…`: the vendor's own books, for the operator alone. */
async function report(
  { keys, bets, shown, origin }: ServerParts,
  pathname: string,
  request: IncomingMessage,
): Promise<Answer> {
  const [, , code = '', ...rest] = pathname.split('/');
  const own = keys[code];
  if (own === undefined) {
    return nothing;
  }
  const body = await bodyOf(request);
  if (!isSigned(request, own, body)) {
    return { status: 403, body: 'bad signature' };
  }
  const asked = { vendorCode: code, path: `/${rest.join('/')}`, content: parsed(body) };
  const answer = answerReport({ bets, shown, origin: origin() }, asked);
  return answer === undefined ? { status: 404, body: 'nothing to show' } : json(answer);
}

function isSigned(request: IncomingMessage, keys: HouseKeys, body: string): boolean {
  const signature = request.headers[launchHeader];
  return (
    typeof signature === 'string' && isSameText(hmac('sha256', keys.launchSecret, body), signature)
  );
}

async function play(parts: ServerParts, seat: Seat, body: string): Promise<Answer> {
  const command = act.safeParse(parsed(body));
  const game = gameOf(parts, seat);
  if (!command.success) {
    return { status: 400, body: 'bad request' };
  }
  const { choice, cashOut, stake = '' } = command.data;
  const stakeMinor = stakesIn(seat.owner.currency).find((minor) => String(minor) === stake);
  const word =
    cashOut !== undefined
      ? ((await game.cashOut?.(seat, cashOut)) ?? 'tooLate')
      : choice === undefined || stakeMinor === undefined
        ? 'tooLate'
        : await game.play(seat, { choice, stakeMinor });
  return json({ ...state(parts, seat), said: say(word, seat.language) });
}

function state(parts: ServerParts, seat: Seat) {
  const game = houses
    .flatMap((house) => house.games)
    .find(({ gameCode }) => gameCode === seat.gameCode);
  const title = (seat.language === 'ar' ? game?.displayNames['ar'] : undefined) ?? game?.name ?? '';
  return stateOf(seat, gameOf(parts, seat), title);
}

function gameOf({ games }: ServerParts, { gameCode }: Seat): Game {
  const game = games.get(gameCode);
  if (game === undefined) {
    throw new Error(`nobody plays ${gameCode}`);
  }
  return game;
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) {
      throw new Error('the body is too long');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
