import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const origin = 'http://localhost';
const rpIdHash = createHash('sha256').update('localhost').digest();
/** Of the authenticator data: the owner is there, was made sure of, and a key is attached. */
const flags = { present: 0x01, verified: 0x04, attached: 0x40 } as const;

interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  /** The device did not make sure of its owner. */
  readonly isUnverified?: boolean;
  readonly challenge?: string;
}

/** A device in software, with one ES256 key and no attestation, as browsers make most passkeys. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  const head = (attached: number, faults: Faults): Buffer => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const verified = faults.isUnverified === true ? 0 : flags.verified;
    const hash =
      faults.rpId === undefined ? rpIdHash : createHash('sha256').update(faults.rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags.present + verified + attached]), counter]);
  };
  const answer = (response: object): string =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: id.toString('base64url'),
    /** Makes the key that the options ask for. */
    make: (options: string, faults: Faults = {}): string => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(flags.attached, faults),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, faults).toString('base64url'),
        attestationObject: encoded(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs what the options ask for. */
    sign: (options: string, faults: Faults = {}): string => {
      const data = clientData('webauthn.get', options, faults);
      const authenticatorData = head(0, faults);
      const digest = createHash('sha256').update(data).digest();
      const signed = Buffer.concat([authenticatorData, digest]);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
    /** A copy of the device that was made some signatures ago. */
    rewind: (signatures: number): void => {
      count -= signatures;
    },
  };
}

/** What a browser tells its device, and has it sign. */
function clientData(type: string, options: string, faults: Faults): Buffer {
  const { challenge } = JSON.parse(options) as { challenge: string };
  const data = {
    type,
    challenge: faults.challenge ?? challenge,
    origin: faults.origin ?? origin,
    crossOrigin: false,
  };
  return Buffer.from(JSON.stringify(data));
}

/** RFC 9053: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  return encoded(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function encoded(value: Map<string, unknown> | Map<number, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}
