import type { ErrorCode } from '@portal/protocol';

export type RefusalData = Readonly<Record<string, unknown>>;

/** An expected refusal of a use case; the edge turns the code into status and text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly data: RefusalData;

  constructor(code: ErrorCode, data: RefusalData = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}
