import type { CaptchaAction } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeleteExpiredCaptchas,
  InsertCaptcha,
  ReadCaptchaTime,
  TakeCaptcha,
} from './generated/statements.ts';

export async function insertCaptcha(
  tx: Transaction,
  row: {
    readonly idHash: Buffer;
    readonly action: CaptchaAction;
    readonly answerHash: Buffer;
    readonly at: Temporal.Instant;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertCaptcha>`
    insert into captchas (id_hash, action, answer_hash, created_at, expires_at)
    values (${row.idHash}, ${row.action}, ${row.answerHash}, ${String(row.at)}::timestamptz,
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

/** Takes a captcha away, so that it answers once whatever the answer was. */
export async function takeCaptcha(
  tx: Transaction,
  idHash: Buffer,
): Promise<
  | {
      readonly action: CaptchaAction;
      readonly answerHash: Buffer;
      readonly createdAt: Temporal.Instant;
      readonly expiresAt: Temporal.Instant;
    }
  | undefined
> {
  const { rows } = await sql<TakeCaptcha>`
    delete from captchas where id_hash = ${idHash}
    returning action, answer_hash as "answerHash", created_at as "createdAt",
              expires_at as "expiresAt"
  `.execute(tx);
  return rows[0];
}

export async function readCaptchaTime(
  tx: Transaction,
  idHash: Buffer,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<ReadCaptchaTime>`
    select created_at as "createdAt" from captchas where id_hash = ${idHash}
  `.execute(tx);
  return rows[0]?.createdAt;
}

export async function deleteExpiredCaptchas(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteExpiredCaptchas>`
    delete from captchas where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
}
