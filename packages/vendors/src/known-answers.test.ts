import { describe, expect, it } from 'vitest';
import type { Reading, WireRequest } from './dialect.ts';
import { dialects } from './dialects.ts';
import { formSignature } from './dialects/slotegrator/form.ts';
import { newKeyPair } from './keys.ts';
import { bytesOf } from './wire/request.ts';
import { hmac, signRsa } from './wire/signature.ts';

// The signatures were made by OpenSSL over the bytes that stand here, not by this package.
const rsPublicKey = `-----BEGIN PUBLIC KEY-----
MIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEAz/lcLz41jfeEDdVGsjjS
uXdBlu56enKGNLXKMtWslvIpcGceXnflGr5V972VEvd01F8DZvyeGxcs8Gs+es7X
llZUP/a+c+3fLLd9epR6x3P6mtPxN7MxGJpQdtjO/8UAw/wOajlL33ERYMLadXV+
vUpKgvLkANKL5nEC1HI37o9xS/Lfdr3oENs4IZGWgvjb+QdY3O/wNVru7cvB8FYV
vIvtcOu9EPhh8A3MekyzeW+iuD3DbEfs0/Lf+oTjeFhDYMyScjEPqe05yRPW/xJ4
U2SVSstw8L++EXS4G+WcmYn/eGyFtbxQAJ7nMezo/rxM9oVkAvkOedL6qNuw95bS
g1N22ZiBvKGtJkTYC2R1FuGaJp7/dK0IY3SR5pNmkFH7lpodpnDu4TT+Kkgw6lk+
BJeWybxBpt6we69x8aPfGjeWUHRcX+KX6VpAaUqAyO/srBQ6x67IywYV8Wi4A01Y
aWFCmK1bvNZETvkHyn4d/su/yt1/SUnuAeazIfhrBWBtAgMBAAE=
-----END PUBLIC KEY-----`;
const rsSignature = [
  'L7GEXSMC6dArix0hsjZzP9BF3PbUedujTngwZVuTbczFEc7sNegmQcSofo+qwiaAzDXV+cYnGM4N',
  '7q4VQn4/6ekDH3z/ZerXAULbK0PS7wwIEwuwfhuxJf0qKI9+1V2s+DjGOTVJp0HdNYtiWbAQLLZ6',
  'NEsduWOsr/XPcd6fAI8PoepWGp69PNIfYduw2Md8ouLxq8tfLTkI4eiiq1LiQmslZXv7AFeqbkrC',
  'KgWY7xIjLtVkzkMJ1d2xYo1lnoaIrMGaz+t2hXs+DhXtGD0bp79+5u4FB9vO7DAyBMYGk9LL/Vh1',
  'WP8Pe5ZV3sSs8rOTNqrD2XZX1sMpH0h0HH1xoReIIM2XQvvm07grOOMmocu04BVBPR0Noc6mdlPs',
  'ZnHx3FtaBbbSH0sFAnjDI1HmdcfAEMVyirNou2JKC9D7vfyMSKvD9FRIt8H5Wg6EXlW0BoGycgd1',
  'xe9dyyAqhh1nbHmvEBKVyoLphneB9VP6TaBDfc5ldGJKkrV0x8227VNz',
].join('');
const secret = 'secret-of-a-test';
const nowMs = 1_471_857_411_000;

const request = (path: string, body: string, parts: Partial<WireRequest> = {}): WireRequest => {
  return { path, query: '', headers: {}, ...parts, body: bytesOf(body) };
};

const rsBody = JSON.stringify({
  request_uuid: 'r-1',
  user: 'mbr_1',
  token: 't-1',
  game_code: 'reels',
  currency: 'USD',
  transaction_uuid: 'b-1',
  round: 'g-1',
  round_closed: false,
  amount: 50_000,
});
const softswissBody = JSON.stringify({
  request_id: 'r-1',
  session_id: 't-1',
  user_id: 'mbr_1',
  currency: 'USD',
  game: 'reels',
  game_id: 'g-1',
  finished: true,
  actions: [
    { action: 'bet', action_id: 'b-1', amount: 50 },
    { action: 'win', action_id: 'w-1', amount: 120 },
  ],
});
const formBody = [
  'type=bet&future_field=kept+as+it%20is&action=bet&amount=0.50&currency=USD&game_uuid=reels',
  'player_id=mbr_1&round_id=g-1&session_id=t-1&transaction_id=b-1',
].join('&');
const formHeaders = {
  'x-merchant-id': 'merchant-1',
  'x-timestamp': '1471857411',
  'x-nonce': 'e115cf0b66a645aca08225c9c1b20b80',
  'x-sign': '6b443ab8b27364ea1c088adc398025b50714b0f9',
};
const evolutionBody = JSON.stringify({
  uuid: 'r-1',
  sid: 't-1',
  userId: 'mbr_1',
  currency: 'USD',
  game: { id: 'g-1', type: 'reels' },
  transaction: { id: 'b-1', refId: 'b-1', amount: 0.509 },
});
const seaBody = JSON.stringify({
  companyKey: secret,
  id: 'r-1',
  username: 'mbr_1',
  currency: 'VND',
  sessionToken: 't-1',
  gameCode: 'reels',
  txns: [{ id: 'b-1', roundId: 'g-1', amount: 1.5, status: 'WAITING' }],
});

const bet = { kind: 'BET', txId: 'b-1', roundId: 'g-1' };
const whole = { requestId: 'r-1', playerId: 'mbr_1', sessionToken: 't-1', gameCode: 'reels' };

const keys = { merchantId: 'merchant-1', signing: secret, accepted: ['an-older-secret', secret] };

describe('currencies that sea counts in thousands (unitScale 1000)', () => {
  it.each([
    // 1.5 thousand: of the rupiah with two places, of dong and won with none.
    ['VND', '1.5', 1_500n],
    ['KRW', '1.5', 1_500n],
    ['KRW', '0.001', 1n],
    ['IDR', '1.5', 150_000n],
    ['IDR', '0.00001', 1n],
  ] as const)('%s %s', (currency, amount, minor) => {
    const body = seaBody.replace('VND', currency).replace('1.5', amount);
    const reading = dialects.sea.read(request('/placeBets', body), { keys, nowMs });
    expect(reading).toMatchObject({
      ok: true,
      call: { currency, commands: [{ amountMinor: minor }] },
    });
  });

  it.each([
    ['VND', '0.0001'],
    ['KRW', '0.0001'],
    ['IDR', '0.000001'],
  ])('%s %s is less than the least amount, and refused', (currency, amount) => {
    const body = seaBody.replace('VND', currency).replace('1.5', amount);
    expect(dialects.sea.read(request('/placeBets', body), { keys, nowMs }).ok).toBe(false);
  });
});

describe('currencies that a vendor of sea agreed to count in thousands', () => {
  it.each([
    // What was agreed, the currency, what the wire says, and the minor units.
    [undefined, 'VND', '1.5', 1_500n],
    [['VND'], 'VND', '1.5', 1_500n],
    [['IDR'], 'VND', '1500', 1_500n],
    [['IDR'], 'IDR', '1.5', 150_000n],
    [[], 'VND', '1500', 1_500n],
    [[], 'IDR', '1500.00', 150_000n],
    [['JPY'], 'JPY', '1.5', 1_500n],
    [['JPY'], 'USD', '1.5', 150n],
  ] as const)('%s: %s %s', (thousands, currency, amount, amountMinor) => {
    const agreed = { ...keys, thousands };
    const body = seaBody.replace('VND', currency).replace('1.5', amount);
    const reading = dialects.sea.read(request('/placeBets', body), { keys: agreed, nowMs });
    expect(reading).toMatchObject({ ok: true, call: { commands: [{ amountMinor }] } });
    const outcome = { code: 'done', currency, balanceMinor: amountMinor, commands: [], atMs: 0 };
    const answer = dialects.sea.answer({ requestId: 'r-1' }, { ...outcome, code: 'done' }, agreed);
    expect(Number(/"balance":(?<said>[\d.]+)/u.exec(answer.body)?.[1])).toBe(Number(amount));
    const call = { ...whole, currency, commands: [{ kind: 'BALANCE' }] } as const;
    expect(dialects.sea.hear(call, answer, agreed).balanceMinor).toBe(amountMinor);
  });

  it('takes no part of a unit that nobody counts in thousands', () => {
    const agreed = { ...keys, thousands: [] };
    const reading = dialects.sea.read(request('/placeBets', seaBody), { keys: agreed, nowMs });
    expect(reading).toMatchObject({ ok: false, code: 'amount_invalid' });
  });
});

it('sea may not say what only we say of a bet, such as that it is a prize', () => {
  const featured = (feature: string) =>
    dialects.sea.read(
      request(
        '/placeBets',
        seaBody.replace('"WAITING"', `"OPEN","terms":{"feature":"${feature}"}`),
      ),
      { keys, nowMs },
    ).ok;
  expect(['BUY', 'PROMO', 'TIP'].map(featured)).toEqual([true, false, false]);
});

describe('a bet of each dialect', () => {
  it.each([
    [
      'rs',
      request('/transaction/bet', rsBody, { headers: { 'x-auth-signature': rsSignature } }),
      { ...whole, currency: 'USD', commands: [{ ...bet, amountMinor: 50n }] },
    ],
    [
      'evolution',
      request('/debit', evolutionBody, { query: `authToken=${secret}` }),
      { ...whole, currency: 'USD', commands: [{ ...bet, amountMinor: 50n }] },
    ],
    [
      'softswiss',
      request('/play', softswissBody, {
        headers: {
          'x-request-sign': '40918159edf62b33937739d8524da0103b2c27197f064c17a3d556314bcb3bae',
        },
      }),
      {
        ...whole,
        currency: 'USD',
        commands: [
          { ...bet, amountMinor: 50n },
          { kind: 'WIN', txId: 'w-1', roundId: 'g-1', amountMinor: 120n, closesRound: true },
        ],
      },
    ],
    [
      'slotegrator',
      request('', formBody, { headers: formHeaders }),
      { ...whole, requestId: 'b-1', currency: 'USD', commands: [{ ...bet, amountMinor: 50n }] },
    ],
    [
      'sea',
      request('/placeBets', seaBody),
      { ...whole, currency: 'VND', commands: [{ ...bet, amountMinor: 1500n, isWaiting: true }] },
    ],
  ] as const)('%s is read as the canonical call', (name, wire, call) => {
    const accepted = name === 'rs' ? [rsPublicKey] : keys.accepted;
    const reading = dialects[name].read(wire, { keys: { ...keys, accepted }, nowMs });
    expect(reading).toMatchObject({ ok: true, call });
  });

  it.each(['rs', 'evolution', 'softswiss', 'slotegrator', 'sea'] as const)(
    '%s refuses bytes that nobody signed, whatever they say',
    (name) => {
      const wires: Readonly<Record<typeof name, WireRequest>> = {
        rs: request('/transaction/bet', `${rsBody} `, {
          headers: { 'x-auth-signature': rsSignature },
        }),
        evolution: request('/debit', evolutionBody, { query: 'authToken=secret-of-a-tesT' }),
        softswiss: request('/play', softswissBody, { headers: { 'x-request-sign': '' } }),
        slotegrator: request('', `${formBody}&amount=5`, { headers: formHeaders }),
        sea: request('/placeBets', seaBody.replace(secret, 'another')),
      };
      const accepted = name === 'rs' ? [rsPublicKey] : keys.accepted;
      const reading = dialects[name].read(wires[name], { keys: { ...keys, accepted }, nowMs });
      expect(reading).toMatchObject({ ok: false, code: 'bad_signature' });
    },
  );

  it('of slotegrator is refused when its time is more than five minutes off', () => {
    const wire = request('', formBody, { headers: formHeaders });
    const codeAt = (seconds: number): Reading =>
      dialects.slotegrator.read(wire, { keys, nowMs: nowMs + seconds * 1000 });
    expect(codeAt(300).ok).toBe(true);
    expect(codeAt(301)).toMatchObject({ code: 'bad_signature' });
    expect(codeAt(-301)).toMatchObject({ code: 'bad_signature' });
  });
});

describe('the amount of a bet', () => {
  const amountCode = (name: 'evolution' | 'sea', amount: string) => {
    const body = (name === 'sea' ? seaBody : evolutionBody).replace(
      /"amount":[\d.]+/u,
      () => `"amount":${amount}`,
    );
    const wire =
      name === 'sea'
        ? request('/placeBets', body)
        : request('/debit', body, { query: `authToken=${secret}` });
    const reading = dialects[name].read(wire, { keys, nowMs });
    return reading.ok ? reading.call.commands[0].amountMinor : reading.code;
  };

  it.each([
    ['0', 0n],
    ['10', 1000n],
    ['10.999', 1099n],
    ['1e2', 'amount_invalid'],
    ['-1', 'amount_invalid'],
    ['99999999999999999999', 'amount_invalid'],
    ['"10"', 'bad_request'],
    ['010', 'bad_request'],
  ])('%s is %s where the dialect cuts', (amount, result) => {
    expect(amountCode('evolution', amount)).toBe(result);
  });

  it.each([
    ['0.001', 1n],
    ['1', 1000n],
    ['1.0000', 1000n],
    ['0.0001', 'amount_invalid'],
    ['1E2', 'amount_invalid'],
  ])('%s thousand is %s where the dialect refuses', (amount, result) => {
    expect(amountCode('sea', amount)).toBe(result);
  });
});

describe('the answers of each dialect', () => {
  const outcome = {
    code: 'insufficient_funds',
    playerId: 'mbr_1',
    currency: 'USD',
    balanceMinor: 1234n,
    commands: [{ code: 'insufficient_funds' }],
    atMs: 1000,
  } as const;
  it.each([
    [
      'rs',
      200,
      '{"status":"RS_ERROR_NOT_ENOUGH_MONEY","request_uuid":"r-1","user":"mbr_1","currency":"USD","balance":1234000}',
    ],
    ['evolution', 200, '{"status":"INSUFFICIENT_FUNDS","uuid":"r-1","balance":12.34,"bonus":0.00}'],
    ['softswiss', 412, '{"code":100,"message":"insufficient_funds","balance":1234}'],
    [
      'slotegrator',
      200,
      '{"error_code":"INSUFFICIENT_FUNDS","error_description":"insufficient_funds","balance":12.34}',
    ],
    [
      'sea',
      200,
      '{"id":"r-1","statusCode":10002,"timestampMillis":1000,"username":"mbr_1"' +
        ',"currency":"USD","balance":12.34,"txns":[{"statusCode":10002}]}',
    ],
  ] as const)('%s says that there is not enough, and how much there is', (name, status, body) => {
    const signing = name === 'rs' ? newKeyPair(1024).privateKey : secret;
    const answer = dialects[name].answer({ requestId: 'r-1' }, outcome, { ...keys, signing });
    expect(answer).toMatchObject({ status, body });
  });

  it.each([
    ['rs', 200, 'RS_ERROR_UNKNOWN'],
    ['evolution', 200, 'TEMPORARY_ERROR'],
    ['softswiss', 500, '"code":500'],
    ['slotegrator', 500, 'INTERNAL_ERROR'],
    ['sea', 200, '50001'],
  ] as const)('%s has a code that makes the vendor ask again', (name, status, code) => {
    const signing = name === 'rs' ? newKeyPair(1024).privateKey : secret;
    const unsure = { code: 'try_again', commands: [], atMs: 0 } as const;
    const answer = dialects[name].answer({ requestId: 'r-1' }, unsure, { ...keys, signing });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(code);
    const call = { requestId: 'r-1', currency: 'USD', commands: [{ kind: 'BET' }] } as const;
    expect(dialects[name].hear(call, answer, keys)).toMatchObject({
      mayRepeat: true,
      codes: expect.arrayContaining(['try_again']) as unknown,
    });
  });
});

describe('a win of rs', () => {
  const pair = newKeyPair(1024);
  const kindOf = (fields: Readonly<Record<string, unknown>>) => {
    const body = JSON.stringify({
      request_uuid: 'r-1',
      user: 'mbr_1',
      transaction_uuid: 'w-1',
      round: 'g-1',
      currency: 'USD',
      amount: 50_000,
      ...fields,
    });
    const headers = { 'x-auth-signature': signRsa(pair.privateKey, body) };
    const parts = { keys: { ...keys, accepted: [pair.publicKey] }, nowMs };
    const reading = dialects.rs.read(request('/transaction/win', body, { headers }), parts);
    return reading.ok ? reading.call.commands[0].kind : reading.code;
  };

  it.each([
    ['stays one beside notes of the vendor', { meta: {} }, 'WIN'],
    ['stays one beside other notes', { meta: { table: 'gold' } }, 'WIN'],
    ['is a prize with a part of a jackpot', { meta: { jackpot_fixed: 1000 } }, 'PROMO_WIN'],
    [
      'stays one with parts of a jackpot that are nothing',
      { meta: { jackpot_progressive: 0, jackpot_fixed: 0 } },
      'WIN',
    ],
    ['is a prize of free rounds', { is_free: true }, 'PROMO_WIN'],
  ])('%s', (_title, fields, kind) => {
    expect(kindOf(fields)).toBe(kind);
  });
});

describe('an action of softswiss', () => {
  const kindOf = (fields: Readonly<Record<string, unknown>>) => {
    const action = { action_id: 'a-1', amount: 750, ...fields };
    const body = JSON.stringify({ user_id: 'mbr_1', currency: 'USD', actions: [action] });
    const headers = { 'x-request-sign': hmac('sha256', secret, body) };
    const reading = dialects.softswiss.read(request('/play', body, { headers }), { keys, nowMs });
    return reading.ok ? reading.call.commands[0].kind : reading.code;
  };
  const jackpot = { progressive: 500, fixed: 250 };

  it.each([
    ['that wins is a win', { action: 'win' }, 'WIN'],
    ['that wins of a jackpot is a prize', { action: 'win', jackpot }, 'PROMO_WIN'],
    ['that stakes is a stake', { action: 'bet' }, 'BET'],
    ['that stakes wins no jackpot', { action: 'bet', jackpot }, 'bad_request'],
    ['that stakes has no empty one either', { action: 'bet', jackpot: {} }, 'bad_request'],
  ])('%s', (_title, fields, kind) => {
    expect(kindOf(fields)).toBe(kind);
  });
});

describe('a list of reversals of slotegrator', () => {
  const readList = (ids: readonly (string | undefined)[]) => {
    const listed = ids.flatMap((id, index) =>
      id === undefined ? [] : [[`rollback_transactions[${index}][transaction_id]`, id] as const],
    );
    const body = new URLSearchParams({
      action: 'rollback',
      player_id: 'mbr_1',
      currency: 'USD',
      transaction_id: 'x-1',
      ...Object.fromEntries(listed),
    }).toString();
    const headers = { ...formHeaders, 'x-sign': '' };
    const signed = { ...headers, 'x-sign': formSignature(secret, body, headers) };
    const reading = dialects.slotegrator.read(request('', body, { headers: signed }), {
      keys,
      nowMs,
    });
    return reading.ok ? reading.call.commands.map(({ refTxId }) => refTxId) : reading.code;
  };
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `b-${index}`);

  it.each([
    ['sixty', ids(60), ids(60)],
    ['more than anybody takes back at once', ids(501), 'bad_request'],
    ['one with a gap', ['b-0', undefined, 'b-2'], 'bad_request'],
    ['one with an id that is none', ['b-0', 'b'.repeat(121)], 'bad_request'],
    ['none', [], 'bad_request'],
  ])('is taken whole or not at all: %s', (_title, list, result) => {
    expect(readList(list)).toEqual(result);
  });
});

describe('a reversal that names no transaction', () => {
  it('is none of slotegrator: it would take a whole round back', () => {
    const body = new URLSearchParams({
      action: 'refund',
      player_id: 'mbr_1',
      currency: 'USD',
      transaction_id: 'x-1',
      round_id: 'g-1',
      amount: '0.50',
    }).toString();
    const headers = { ...formHeaders, 'x-sign': '' };
    const signed = { ...headers, 'x-sign': formSignature(secret, body, headers) };
    const wire = request('', body, { headers: signed });
    expect(dialects.slotegrator.read(wire, { keys, nowMs })).toMatchObject({ code: 'bad_request' });
  });

  it('is none of evolution either', () => {
    const body = JSON.stringify({
      ...(JSON.parse(evolutionBody) as object),
      transaction: { id: 'x-1', amount: 0.5 },
    });
    const wire = request('/cancel', body, { query: `authToken=${secret}` });
    expect(dialects.evolution.read(wire, { keys, nowMs })).toMatchObject({ code: 'bad_request' });
  });
});

describe('the answer of slotegrator to an id that looks like a part of a list', () => {
  it('shows no list', () => {
    const commands = [{ kind: 'ROLLBACK', txId: 'x-1:0', refTxId: 'b-1' }] as const;
    const call = { requestId: 'x-1:0', currency: 'USD', commands };
    const outcome = { code: 'done', commands: [{ code: 'done' }], atMs: 0 } as const;
    const answer = dialects.slotegrator.answer({ call, requestId: 'x-1:0' }, outcome, keys);
    expect(answer.body).not.toContain('rollback_transactions');
    const list = { ...call, requestId: 'x-1' };
    const listed = dialects.slotegrator.answer({ call: list, requestId: 'x-1' }, outcome, keys);
    expect(listed.body).toContain('"rollback_transactions":["b-1"]');
  });
});

// Signed by this package: what is proven is the window, not the signature.
describe('a message of slotegrator is of now, and has an id (R97)', () => {
  const windowMs = 300_000;

  it.each([
    ['five minutes late', windowMs, 'n', true],
    ['five minutes early', -windowMs, 'n', true],
    ['a second later than that', windowMs + 1000, 'n', false],
    ['a second earlier than that', -windowMs - 1000, 'n', false],
    ['without an id', 0, '', false],
  ] as const)('%s', (_what, lateMs, nonce, isTaken) => {
    const call = {
      requestId: 'r',
      playerId: 'p',
      currency: 'USD',
      commands: [{ kind: 'BALANCE' }],
    } as const;
    const wire = dialects.slotegrator.write(call, { keys, nowMs, nonce });
    const reading = wire && dialects.slotegrator.read(wire, { keys, nowMs: nowMs + lateMs });
    expect(reading?.ok).toBe(isTaken);
  });
});
