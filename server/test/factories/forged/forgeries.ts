import { generateKeyPairSync, sign } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { compact, hmac, part, rsa, unsigned } from './compact.ts';
import type { TokenKeys } from './token-keys.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** A good token's claims, and the keys with which somebody may have made it look like one. */
interface Forge {
  readonly claims: Claims;
  readonly keys: TokenKeys;
}

export type Forgery = readonly [what: string, make: (forge: Forge) => string | Promise<string>];

const goodHeader = { alg: 'RS256', kid: 'one', typ: 'JWT' } as const;

export const goodToken = ({ claims, keys }: Forge): string =>
  compact(goodHeader, claims, rsa(keys.privates.one));

/** Rightly signed, of other claims: what the signer vouches for is not what is asked. */
export const claiming =
  (changes: Claims | ((claims: Claims) => Claims)): Forgery[1] =>
  ({ claims, keys }) => {
    const others = typeof changes === 'function' ? changes(claims) : changes;
    return goodToken({ claims: { ...claims, ...others }, keys });
  };

/** A good token that somebody changed on its way. */
const altered =
  (change: (head: string, body: string, tail: string) => string): Forgery[1] =>
  (forge) => {
    const [head = '', body = '', tail = ''] = goodToken(forge).split('.');
    return change(head, body, tail);
  };

const headed =
  (header: (keys: TokenKeys) => unknown, key: keyof TokenKeys['privates']): Forgery[1] =>
  ({ claims, keys }) =>
    compact(header(keys), claims, rsa(keys.privates[key]));

const victim = 'somebody-else';
const elliptic = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pem = (keys: TokenKeys) => keys.publicKey.export({ format: 'pem', type: 'spki' });
const jwkText = (keys: TokenKeys) => JSON.stringify(keys.publicKey.export({ format: 'jwk' }));
const flipped = (tail: string) => {
  const bytes = Buffer.from(tail, 'base64url');
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  return bytes.toString('base64url');
};
/** The last character of 256 bytes has four bits that mean nothing: the same bytes once more. */
const otherEnd = (tail: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return `${tail.slice(0, -1)}${letters[letters.indexOf(tail.slice(-1)) + 1] ?? ''}`;
};

const ofAlgorithms: readonly Forgery[] = [
  ['the algorithm none', ({ claims }) => compact({ alg: 'none' }, claims, unsigned)],
  ['the algorithm nOnE', ({ claims }) => compact({ alg: 'nOnE' }, claims, unsigned)],
  ['the algorithm none before a signature', headed(() => ({ alg: 'none', kid: 'one' }), 'one')],
  ['no algorithm', headed(() => ({ kid: 'one' }), 'one')],
  ['a list of algorithms', headed(() => ({ alg: ['RS256'], kid: 'one' }), 'one')],
  [
    'the public key as a secret',
    ({ claims, keys }) => compact({ alg: 'HS256', kid: 'one' }, claims, hmac(pem(keys))),
  ],
  [
    'the published key as a secret',
    ({ claims, keys }) => compact({ alg: 'HS256', kid: 'one' }, claims, hmac(jwkText(keys))),
  ],
  ['an empty secret', ({ claims }) => compact({ alg: 'HS256', kid: 'one' }, claims, hmac(''))],
  ['another padding of the same key', headed(() => ({ ...goodHeader, alg: 'PS256' }), 'one')],
  [
    'another hash of the same key',
    ({ claims, keys }) =>
      compact({ ...goodHeader, alg: 'RS512' }, claims, rsa(keys.privates.one, 'sha512')),
  ],
  [
    'an elliptic key that calls itself so',
    ({ claims }) =>
      compact({ alg: 'ES256', kid: 'one' }, claims, (input) =>
        sign('sha256', Buffer.from(input), { key: elliptic(), dsaEncoding: 'ieee-p1363' }),
      ),
  ],
  [
    'an elliptic key that calls itself RSA',
    ({ claims }) => compact(goodHeader, claims, rsa(elliptic())),
  ],
];

const ofKeys: readonly Forgery[] = [
  ['a stranger’s key under a known name', headed(() => goodHeader, 'stranger')],
  ['one published key under the name of another', headed(() => goodHeader, 'two')],
  ['a name of a key that nobody has', headed(() => ({ ...goodHeader, kid: 'nine' }), 'stranger')],
  ['a name that is a path', headed(() => ({ ...goodHeader, kid: '../../dev/null' }), 'stranger')],
  ['a name that is no text', headed(() => ({ ...goodHeader, kid: 1 }), 'one')],
  ['a key that is published no longer', headed(() => ({ ...goodHeader, kid: 'zero' }), 'retired')],
  ['a stranger’s key, unnamed', headed(() => ({ alg: 'RS256' }), 'stranger')],
  [
    'a key in its own header',
    headed(({ strangersJwk }) => ({ ...goodHeader, jwk: strangersJwk }), 'stranger'),
  ],
  [
    'an address of keys in its own header',
    headed((keys) => ({ ...goodHeader, jku: `${keys.address()}/stranger/keys` }), 'stranger'),
  ],
  [
    'an address of a certificate in its own header',
    headed((keys) => ({ ...goodHeader, x5u: `${keys.address()}/stranger/cert` }), 'stranger'),
  ],
  ['a certificate in its own header', headed(() => ({ ...goodHeader, x5c: ['MIIB'] }), 'stranger')],
  [
    'something that must be understood and is not',
    headed(() => ({ ...goodHeader, crit: ['lamp'], lamp: true }), 'one'),
  ],
  [
    'a payload that is not encoded',
    headed(() => ({ ...goodHeader, crit: ['b64'], b64: false }), 'one'),
  ],
];

const ofParts: readonly Forgery[] = [
  ['a payload that was changed', altered((head, body, tail) => `${head}.${renamed(body)}.${tail}`)],
  [
    'a second subject behind the first',
    altered((head, body, tail) => `${head}.${twice(body)}.${tail}`),
  ],
  [
    'a header that was changed',
    altered((_head, body, tail) => `${part({ ...goodHeader, kid: 'two' })}.${body}.${tail}`),
  ],
  [
    'a header that was written anew',
    altered((_head, body, tail) => `${part({ kid: 'one', alg: 'RS256' })}.${body}.${tail}`),
  ],
  [
    'a bit of the signature turned',
    altered((head, body, tail) => `${head}.${body}.${flipped(tail)}`),
  ],
  [
    'the signature of another token',
    ({ claims, keys }) => {
      const other = goodToken({ claims: { ...claims, sub: victim }, keys });
      const [head = '', body = ''] = goodToken({ claims, keys }).split('.');
      return `${head}.${body}.${other.split('.')[2] ?? ''}`;
    },
  ],
  ['half a signature', altered((head, body, tail) => `${head}.${body}.${tail.slice(0, 171)}`)],
  ['an empty signature', altered((head, body) => `${head}.${body}.`)],
  ['two parts', altered((head, body) => `${head}.${body}`)],
  ['one part', altered((head) => head)],
  ['a part too many', altered((head, body, tail) => `${head}.${body}.${tail}.${tail}`)],
  ['an end cut off', altered((head, body, tail) => `${head}.${body}.${tail}`.slice(0, -10))],
  [
    'its parts as JSON',
    altered((head, body, tail) =>
      JSON.stringify({ protected: head, payload: body, signature: tail }),
    ),
  ],
  [
    'an encryption in place of a signature',
    ({ claims, keys }) =>
      new CompactEncrypt(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'one' })
        .encrypt(keys.publicKey),
  ],
  [
    'a token inside a token',
    (forge) =>
      compact({ ...goodHeader, cty: 'JWT' }, goodToken(forge), rsa(forge.keys.privates.one)),
  ],
  [
    'a payload that is a list',
    ({ claims, keys }) => compact(goodHeader, [claims], rsa(keys.privates.one)),
  ],
  ['a payload that is nothing', ({ keys }) => compact(goodHeader, 'null', rsa(keys.privates.one))],
  [
    'a payload that is no JSON',
    ({ keys }) => compact(goodHeader, '{"sub":', rsa(keys.privates.one)),
  ],
  [
    'a header that is no JSON',
    ({ claims, keys }) => compact('RS256', claims, rsa(keys.privates.one)),
  ],
];

/** Decoders that forgive would read the good token in these. */
const ofForms: readonly Forgery[] = [
  ['bits behind the signature', altered((head, body, tail) => `${head}.${body}.${otherEnd(tail)}`)],
  ['a padded signature', altered((head, body, tail) => `${head}.${body}.${tail}==`)],
  [
    'the other alphabet',
    altered(
      (head, body, tail) => `${head}.${body}.${Buffer.from(tail, 'base64url').toString('base64')}`,
    ),
  ],
  ['a space before it', altered((head, body, tail) => ` ${head}.${body}.${tail}`)],
  ['a line end behind it', altered((head, body, tail) => `${head}.${body}.${tail}\n`)],
  [
    'a line end inside',
    altered((head, body, tail) => `${head}.${body}.${tail.slice(0, 9)}\n${tail.slice(9)}`),
  ],
];

/** What is wrong with a token before anybody asks whom it names. */
export const forgeries: readonly Forgery[] = [...ofAlgorithms, ...ofKeys, ...ofParts, ...ofForms];

function renamed(body: string): string {
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  return part({ ...Object(claims), sub: victim });
}

function twice(body: string): string {
  const text = Buffer.from(body, 'base64url').toString();
  return part(`${text.slice(0, -1)},"sub":"${victim}"}`);
}
