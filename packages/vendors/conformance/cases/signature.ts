import type { WireRequest } from '../../src/dialect.ts';
import { hasKeyPairs } from '../../src/dialects.ts';
import { type At, type Case, expectCode, NotExpressible } from '../case.ts';

async function balance(at: At, altered: (request: WireRequest) => WireRequest): Promise<void> {
  const player = await at.player();
  const heard = await at.send({ player, commands: [{ kind: 'BALANCE' }], altered });
  expectCode(heard, 'bad_signature');
}

/** Whatever proves the sender in any dialect. */
function unsigned(request: WireRequest): WireRequest {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith('x-'));
  const body = Buffer.from(request.body)
    .toString('utf8')
    .replace(/"companyKey":"[^"]*"/u, '"companyKey":""');
  return { ...request, query: '', headers: Object.fromEntries(headers), body: Buffer.from(body) };
}

/** What is sent along as it is, and covers nothing of the message. */
const bareProofs: ReadonlySet<string> = new Set(['query_token', 'company_key']);

export const signatureCases: readonly Case[] = [
  { name: 'signature: missing', run: (at) => balance(at, unsigned) },
  {
    name: 'signature: wrong',
    run: async (at) => {
      const player = await at.player();
      const { signing } = at.stage.keys;
      // A key of the same kind: a secret with another end, or a private key for itself.
      const other = hasKeyPairs(at.dialect.name) ? signing : `${signing.slice(0, -4)}0000`;
      const heard = await at.send({
        player,
        commands: [{ kind: 'BALANCE' }],
        keys: { ...at.stage.keys, signing: other },
        altered: (request) =>
          hasKeyPairs(at.dialect.name)
            ? { ...request, headers: { ...request.headers, 'x-auth-signature': 'AAAA' } }
            : request,
      });
      expectCode(heard, 'bad_signature');
    },
  },
  {
    name: 'signature: right over other bytes',
    run: async (at) => {
      if (bareProofs.has(at.dialect.traits.signature)) {
        throw new NotExpressible('this dialect signs no bytes');
      }
      const end = at.dialect.name === 'slotegrator' ? '&extra=1' : ' ';
      await balance(at, (request) => ({
        ...request,
        body: Buffer.concat([request.body, Buffer.from(end)]),
      }));
    },
  },
  {
    name: 'signature: key rotation',
    run: async (at) => {
      const { earlierKeys } = at.stage;
      if (earlierKeys === undefined) {
        throw new NotExpressible('this address takes no earlier key');
      }
      const player = await at.player();
      const commands = [{ kind: 'BALANCE' }] as const;
      expectCode(await at.send({ player, commands, keys: earlierKeys }), 'done');
      expectCode(await at.send({ player, commands }), 'done');
    },
  },
];
