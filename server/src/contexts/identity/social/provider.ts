/** A browser on its way to a provider and back; all three are secrets of that one way. */
export interface SocialWay {
  /** Comes back with the answer of the provider. */
  readonly state: string;
  /** Of PKCE: whoever steals the code of the answer cannot use it. */
  readonly verifier: string;
  /** Stands in what the provider signs, so that nothing it signed before will do. */
  readonly nonce: string;
  /** The page of ours to which the provider sends the browser back. */
  readonly returnUrl: string;
}

export type SocialVerdict =
  | {
      readonly kind: 'proven';
      /** By which the provider knows its owner for ever; an e-mail address is not such a thing. */
      readonly subject: string;
      /** What the provider calls its owner; may be empty. */
      readonly name: string;
      /** Of signed data that nobody else uses up: until when it would be taken again. */
      readonly spend?: { readonly proof: string; readonly until: Temporal.Instant };
    }
  /** Its owner turned back. */
  | { readonly kind: 'cancelled' }
  /** Why, for the log; the caller is told nothing of it. */
  | { readonly kind: 'refused'; readonly why: unknown };

/** Somebody else who knows people and vouches for them: a port, with an adapter for each kind. */
export interface SocialProvider {
  /** Where the browser goes. Throws when the provider cannot be reached. */
  addressOf(way: SocialWay): Promise<string>;
  /** Whom the answer vouches for; never throws for what a browser may have made up. */
  judge(answer: URLSearchParams, way: SocialWay, now: Temporal.Instant): Promise<SocialVerdict>;
}
