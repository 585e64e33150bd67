import type { ErrorCode } from '@portal/protocol';
import type { Ctx } from './context.ts';

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

/** A refusal that leaves a mark: it is written after all else that the use case wrote is undone. */
export class MarkedRefusal extends Refusal {
  readonly mark: (ctx: Ctx) => Promise<void>;

  constructor({ code, data }: Pick<Refusal, 'code' | 'data'>, mark: MarkedRefusal['mark']) {
    super(code, data);
    this.mark = mark;
  }
}
