import { z } from 'zod';

const text = z.string().max(12_000);
const everyAnswer = {
  id: z.string().min(1).max(1400),
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a device answers when it has made a passkey; members that nobody reads are dropped. */
const madeResponse = z.object({
  ...everyAnswer,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What it answers when it has signed. */
const signedResponse = z.object({
  ...everyAnswer,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    /** Whose it says it is; a device may leave that out where it was asked for a known key. */
    userHandle: z.string().max(200).nullish(),
  }),
});

const clientData = z.object({ challenge: z.string().min(1).max(200) });

export type MadeResponse = z.output<typeof madeResponse>;
export type SignedResponse = z.output<typeof signedResponse>;

export const readMade = (response: string): MadeResponse | undefined =>
  madeResponse.safeParse(jsonIn(response)).data;
export const readSigned = (response: string): SignedResponse | undefined =>
  signedResponse.safeParse(jsonIn(response)).data;

/** Whether a device says nothing of whose the key is, or the same as we know (WebAuthn 7.2, 6). */
export function isHandleOf({ response }: SignedResponse, subjectId: string): boolean {
  const { userHandle = null } = response;
  return userHandle === null || userHandle === handleOf(subjectId);
}

/** As a device gives back what it was told to keep when it made the key. */
export function handleOf(subjectId: string): string {
  return Buffer.from(subjectId).toString('base64url');
}

/** What the device says that it was asked; whether it was asked that is found out by the store. */
export function challengeIn(clientDataJson: string): string | undefined {
  const json = Buffer.from(clientDataJson, 'base64url').toString('utf8');
  return clientData.safeParse(jsonIn(json)).data?.challenge;
}

function jsonIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
