import type { Fault } from '@portal/proof';

const http = 'server/src/platform/http';
const identity = 'server/src/contexts/identity';
const onboarding = 'server/src/contexts/onboarding';
const wallet = 'server/src/contexts/wallet';

/** Mistakes of the server; `npm run nightly -- server-faults` plants each (R131). */
export const serverFaults: readonly Fault[] = [
  {
    name: 'a kept session ignores the cookie',
    file: `${identity}/authenticator.ts`,
    find: 'known?.cookie === cookie && known.session.realm === realm',
    replace: 'known !== undefined && known.session.realm === realm',
    test: `${identity}/authenticator.test.ts`,
  },
  {
    name: 'a key of a money call is shared by all members',
    file: `${wallet}/claim-of.ts`,
    find: '`${actor.id} ${endpoint.method} ${endpoint.path}`',
    replace: '`${endpoint.method} ${endpoint.path}`',
    test: `${wallet}/claim-of.test.ts`,
  },
  {
    name: 'a missing account is not hashed',
    file: `${identity}/use-cases/sign-in.ts`,
    find: 'await env.hasher.verify(credential?.passwordHash, password)',
    replace:
      'credential !== undefined && (await env.hasher.verify(credential.passwordHash, password))',
    test: `${identity}/routes.test.ts`,
    only: 'hashes once',
  },
  {
    name: 'cookies are never Secure',
    file: `${http}/cookies.ts`,
    find: `stringifySetCookie({ name, value, path: '/',
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }), httpOnly: true,
      sameSite: 'strict', secure: isSecure })`,
    replace: `stringifySetCookie({ name, value, path: '/',
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }), httpOnly: true,
      sameSite: 'strict', secure: isSecure && false })`,
    test: `${http}/cookies.test.ts`,
  },
  {
    name: 'every peer is a proxy of ours',
    file: `${http}/client-address.ts`,
    find: 'proxies.length > 0 && contains(list, peer)',
    replace: 'peer !== "" || contains(list, peer)',
    test: `${http}/client-address.test.ts`,
  },
  {
    name: 'requests have no time limit',
    file: `${http}/guarded-server.ts`,
    find: 'const requestMilliseconds = 8000;',
    replace: 'const requestMilliseconds = 0;',
    test: `${http}/guarded-server.test.ts`,
  },
  {
    name: 'failures of an address block are not counted',
    file: `${identity}/attempt-standing.ts`,
    find: 'known.length > 0 || request.isLocal',
    replace: 'known.length > 0 || !request.isLocal',
    test: `${identity}/routes.test.ts`,
    only: 'address block',
  },
  {
    name: 'devices are not limited',
    file: `${http}/admission.ts`,
    find: "takeOne(limits, { rate, subject: 'device', id: facts.browser });",
    replace: '',
    test: `${http}/pipeline.test.ts`,
    only: 'limits a device',
  },
  {
    name: 'the machine of a demo is not limited',
    file: `${http}/admission.ts`,
    find: "takeOne(limits, { rate, subject: 'loopback', id: 'loopback' });",
    replace: '',
    test: `${http}/pipeline.test.ts`,
    only: 'machine of a demo',
  },
  {
    name: 'a refused header costs no decryption',
    file: `${http}/encryption.ts`,
    find: 'await spendDecryption(parts);',
    replace: '',
    test: `${http}/encryption.test.ts`,
  },
  {
    name: 'private answers are packed',
    file: `${http}/pipeline.ts`,
    find: "endpoint.access === 'visitor' && endpoint.method === 'GET'",
    replace: "endpoint.method === 'GET'",
    test: `${http}/pipeline.test.ts`,
    only: 'is packed',
  },
  {
    name: 'a sealed call may be of another method',
    file: `${http}/encryption.ts`,
    find: "fields.get('htm') === binding.method",
    replace: 'true',
    test: `${http}/encryption.test.ts`,
  },
  {
    name: 'a sealed header may say anything more',
    file: `${http}/encryption.ts`,
    find: '[...fields.keys()].every((name) => knownNames.has(name))',
    replace: 'true',
    test: `${http}/encryption.test.ts`,
  },
  {
    name: 'a registration needs no consent',
    file: 'packages/protocol/src/registration-form.ts',
    find: 'consents[name] && form[name] !== true',
    replace: 'false',
    test: `${onboarding}/routes.test.ts`,
    only: 'which the site wants',
  },
  {
    name: 'the terms are stored, accepted or not',
    file: `${onboarding}/registration-rules.ts`,
    find: 'form.termsAccepted === true ? termsVersion : null',
    replace: 'termsVersion',
    test: 'server/src/contexts/site/site-view.test.ts',
    only: 'wants no consent',
  },
];
