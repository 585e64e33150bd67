import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { secretHash } from '../../secrets.ts';
import { browserSecretOf } from '../browser-secret.ts';
import { codeHash } from '../code.ts';
import type { CodePurpose, CodeRow } from '../store-codes.ts';
import { findLatestCode, writeTries } from '../store-codes.ts';

export type CodeFault =
  | 'auth/missing-verification-code'
  | 'auth/invalid-verification-code'
  | 'auth/code-expired';

export interface TypedCode {
  readonly purpose: CodePurpose;
  readonly number: string;
  readonly code: string;
  readonly request: RequestFacts;
  /** Called where another code was typed for that number, and the try was counted. */
  readonly missed?: () => Promise<unknown>;
}

/** R64. */
const mostTries = 5;

/**
 * The id of the code that was typed in rightly, for `spendCode`, or what is wrong with it. Each try
 * is counted before it is compared; the transaction must commit whatever the result.
 */
export async function checkCode(
  ctx: Ctx,
  typed: TypedCode,
): Promise<{ readonly id: string } | CodeFault> {
  const { purpose, number, request } = typed;
  const digits = typed.code.normalize('NFKC').replaceAll(/\s/gu, '');
  if (digits === '') {
    return 'auth/missing-verification-code';
  }
  const browserSecret = browserSecretOf(request);
  const row =
    browserSecret === undefined
      ? undefined
      : await findLatestCode(ctx.tx, { browserHash: secretHash(browserSecret), purpose });
  if (browserSecret === undefined || row === undefined) {
    return 'auth/invalid-verification-code';
  }
  if (isOver(row, ctx.clock.now())) {
    return 'auth/code-expired';
  }
  await writeTries(ctx.tx, row.id, row.tries + 1);
  const hash = codeHash({ browserSecret, purpose, number, digits });
  if (row.number === number && timingSafeEqual(row.codeHash, hash)) {
    return { id: row.id };
  }
  if (row.number === number) {
    await typed.missed?.();
  }
  return 'auth/invalid-verification-code';
}

function isOver({ expiresAt, tries, usedAt }: CodeRow, now: Temporal.Instant): boolean {
  return usedAt !== null || tries >= mostTries || Temporal.Instant.compare(expiresAt, now) <= 0;
}
