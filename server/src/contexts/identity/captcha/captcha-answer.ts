/** What GeeTest said of a proof that somebody brought, and until when it would be taken again. */
export interface GeetestProof {
  readonly verdict: 'right' | 'wrong' | 'unreachable';
  readonly hash: Buffer;
  readonly until: Temporal.Instant;
  /** When it was made, by the clock of GeeTest. */
  readonly madeAt: Temporal.Instant;
}

/** The characters of a picture, the answer of a puzzle, or what GeeTest proved. */
export type CaptchaAnswer = string | GeetestProof | undefined;

/** As the wire carries it; the names beside `captcha` are GeeTest's own. */
export interface CaptchaFields {
  readonly captcha?: string | undefined;
  readonly lot_number?: string | undefined;
  readonly captcha_output?: string | undefined;
  readonly pass_token?: string | undefined;
  readonly gen_time?: string | undefined;
}

/** Reads the answer of a form, and has GeeTest judge it where it is one of its proofs. */
export type ReadCaptcha = (fields: CaptchaFields, now: Temporal.Instant) => Promise<CaptchaAnswer>;
