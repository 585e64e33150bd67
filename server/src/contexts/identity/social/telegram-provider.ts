import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isKeepableText } from '@portal/money';
import { z } from 'zod';
import type { SocialProvider, SocialVerdict } from './provider.ts';

/** Signed data older than this proves that somebody was there once, not that they are there now. */
const freshSeconds = 300;
/** How far its clock may be before ours. */
const skewSeconds = 60;

const words = z.string().refine(isKeepableText);
const fields = z.record(words, z.union([words, z.number()]));

/**
 * Telegram's login: it sends the browser back with data that it signed with a key made of the bot's
 * token (core.telegram.org/widgets/login, "Checking authorization"). There is no code to be used
 * up, so the data itself is taken once.
 */
export function telegramProvider({ botToken }: { readonly botToken: string }): SocialProvider {
  const key = createHash('sha256').update(botToken).digest();
  const botId = botToken.slice(0, botToken.indexOf(':'));
  return {
    addressOf(way) {
      const back = new URL(way.returnUrl);
      back.searchParams.set('state', way.state);
      const address = new URL('https://oauth.telegram.org/auth');
      address.searchParams.set('bot_id', botId);
      address.searchParams.set('origin', back.origin);
      address.searchParams.set('return_to', back.href);
      return Promise.resolve(address.href);
    },
    judge: (answer, _way, now) => Promise.resolve(judgeData(key, dataIn(answer), now)),
  };
}

/** As fields of the query, or all in one behind the `#`; `false` where somebody turned back. */
function dataIn(answer: URLSearchParams): ReadonlyMap<string, string> | 'cancelled' | undefined {
  const result = answer.get('tgAuthResult');
  if (result === null) {
    const given = [...answer].filter(([name]) => name !== 'state');
    return given.length === 0 ? 'cancelled' : new Map(given);
  }
  const value = jsonIn(Buffer.from(result, 'base64url').toString('utf8'));
  if (value === false) {
    return 'cancelled';
  }
  const parsed = fields.safeParse(value);
  return parsed.success
    ? new Map(Object.entries(parsed.data).map(([name, text]) => [name, String(text)]))
    : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judgeData(
  key: Buffer,
  data: ReturnType<typeof dataIn>,
  now: Temporal.Instant,
): SocialVerdict {
  if (data === 'cancelled') {
    return { kind: 'cancelled' };
  }
  const id = data?.get('id') ?? '';
  if (data === undefined || !/^\d{1,20}$/u.test(id) || !isSigned(key, data)) {
    return { kind: 'refused', why: 'the data is not signed by the bot' };
  }
  const age = now.epochMilliseconds / 1000 - Number(data.get('auth_date') ?? '0');
  if (!(age < freshSeconds && age > -skewSeconds)) {
    return { kind: 'refused', why: 'the data is not fresh' };
  }
  const name = [data.get('first_name'), data.get('last_name')].filter(Boolean).join(' ');
  const proof = data.get('hash') ?? '';
  const until = now.add({ seconds: freshSeconds + skewSeconds });
  return { kind: 'proven', subject: id, name, spend: { proof, until } };
}

function isSigned(key: Buffer, data: ReadonlyMap<string, string>): boolean {
  const lines = [...data]
    .filter(([name]) => name !== 'hash')
    .map((pair) => pair.join('='))
    .toSorted();
  const expected = createHmac('sha256', key).update(lines.join('\n')).digest();
  const given = Buffer.from(data.get('hash') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
