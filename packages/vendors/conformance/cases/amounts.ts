import type { Dialect, DialectKeys, WireRequest } from '../../src/dialect.ts';
import { rsHeader } from '../../src/dialects/rs/read.ts';
import { formSignature, slotegratorHeaders } from '../../src/dialects/slotegrator/form.ts';
import { softswissHeader } from '../../src/dialects/softswiss/read.ts';
import { hmac, signRsa } from '../../src/wire/signature.ts';
import { type At, type Case, expectCode, startMinor } from '../case.ts';
import { newBet } from './bets.ts';
import { placed, winOf } from './wins.ts';

const stake = 1000n;
/** The first amount of a message, in either way of writing fields. */
const amountPattern = /(?<name>"amount":|(?:^|&)amount=)(?<text>-?[\d.]+)/u;

/** The same message with another text where its amount stands, signed as its sender signs. */
function withAmount(
  at: At,
  change: (text: string) => string,
): (request: WireRequest) => WireRequest {
  return (request) => {
    const before = Buffer.from(request.body).toString('utf8');
    const body = before.replace(
      amountPattern,
      (_all, name: string, text: string) => `${name}${change(text)}`,
    );
    return signed(at.dialect, at.stage.keys, { ...request, body: Buffer.from(body) });
  };
}

function signed({ traits }: Dialect, { signing }: DialectKeys, request: WireRequest): WireRequest {
  const { body, headers } = request;
  const sign = (name: string, signature: string) => ({
    ...request,
    headers: { ...headers, [name]: signature },
  });
  switch (traits.signature) {
    case 'rsa_sha256':
      return sign(rsHeader, signRsa(signing, body));
    case 'hmac_sha256':
      return sign(softswissHeader, hmac('sha256', signing, body));
    case 'hmac_sha1': {
      const text = Buffer.from(body).toString('utf8');
      return sign(slotegratorHeaders.signature, formSignature(signing, text, headers));
    }
    case 'query_token':
    case 'company_key':
      return request;
  }
}

async function refused(at: At, change: (text: string) => string): Promise<void> {
  const altered = withAmount(at, change);
  const player = await at.player();
  expectCode(await at.send({ player, commands: [newBet(at)], altered }), 'amount_invalid');
  await at.holds(player, startMinor);
  const { player: winner, bet } = await placed(at);
  const win = winOf(at, bet);
  expectCode(await at.send({ player: winner, commands: [win], altered }), 'amount_invalid');
  await at.holds(winner, startMinor - stake);
  // What was refused for its form was not booked: the same transaction counts as it should be.
  await at.want(winner, 'done', win);
}

/** Rule 25, before any arithmetic: of stakes and of what is paid. */
export const amountCases: readonly Case[] = [
  { name: 'amount: exponent', run: (at) => refused(at, (text) => `${text}e1`) },
  { name: 'amount: negative', run: (at) => refused(at, (text) => `-${text}`) },
  { name: 'amount: over-long', run: (at) => refused(at, (text) => `${'9'.repeat(40)}${text}`) },
  {
    name: 'amount: more decimals than the currency has',
    run: async (at) => {
      const change = (text: string) => `${text}${text.includes('.') ? '' : '.'}00001`;
      if (at.dialect.name !== 'evolution') {
        await refused(at, change);
        return;
      }
      // This one says that they are cut.
      const player = await at.player();
      const commands = [newBet(at)] as const;
      const altered = withAmount(at, change);
      expectCode(await at.send({ player, commands, altered }), 'done');
      await at.holds(player, startMinor - stake);
    },
  },
];
