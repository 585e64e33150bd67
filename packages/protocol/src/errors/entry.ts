/** What a refusal becomes at the edge. The text stands in the `errors` area of every locale. */
export interface ErrorEntry {
  /** HTTP status (api.md, Answers). */
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 451 | 500 | 503;
  readonly log: 'debug' | 'info' | 'warn' | 'error';
  /** Whether operators are told; only for what should never happen. */
  readonly reported: boolean;
  /** Names of the data fields that may leave the server with this code. */
  readonly data: readonly string[];
  /** Which of them are amounts of money, which its sentence says as the pages do. */
  readonly money?: readonly string[];
}

export type ErrorEntries = Readonly<Record<string, ErrorEntry>>;
