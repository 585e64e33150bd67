/** What a handler may know about the request itself. Nothing here is proven but `ip`. */
export interface RequestFacts {
  readonly id: string;
  readonly method: string;
  /** Path without the query, as the client sent it. */
  readonly path: string;
  readonly host: string;
  readonly isSecure: boolean;
  readonly ip: string;
  /** The /24 or /56 that the address stands in; limits count by it. */
  readonly addressBlock: string;
  /** A caller on the machine of a demo, whom no limit counts by address block. */
  readonly isLocal: boolean;
  readonly acceptLanguage: string;
  /** Hash of address block and browser; a weak name, good for coarse limits only. */
  readonly browser: string;
  /** What the browser says of itself, cut to a length that may be stored. */
  readonly userAgent: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly bearer: string | undefined;
  /** The caller's screen asks by itself (`X-Background: 1`). */
  readonly isBackground: boolean;
  /** Which version of the gateway the client says that it was written for. */
  readonly gatewayVersion: string | undefined;
  /** Present on every endpoint that is `idempotent`. */
  readonly idempotencyKey: string | undefined;
}
