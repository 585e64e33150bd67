import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The reply of a server that took a letter, and whose word of it never came. */
export const takenAll = 0;

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly isSecure: boolean;
  readonly user: string;
  /** As it came over the line. */
  readonly source: string;
}

/** A certificate of a name, which signs itself. */
export function certificateOf(name: string): { readonly cert: string; readonly key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mail-'));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const files = ['-out', cert, '-keyout', key];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-nodes',
    '-days',
    '1',
    '-newkey',
    'rsa:2048',
    ...names,
    ...files,
  ]);
  try {
    if (made.status !== 0) {
      throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
    }
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A real SMTP server on this machine; the next letters are refused with the given replies. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const taken: TakenMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const reply = refusals.shift();
        const refusal = Object.assign(new Error('not now'), {
          responseCode: reply === takenAll ? 451 : reply,
        });
        if (reply !== undefined && reply !== takenAll) {
          done(refusal);
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const user: unknown = session.user;
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          user: typeof user === 'string' ? user : '',
          source: Buffer.concat(parts).toString(),
        });
        done(reply === undefined ? null : refusal);
      });
    },
    ...options,
  });
  // What a client breaks off is the client's affair.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    refusals,
    close: () =>
      new Promise<void>((done) => {
        server.close(done);
      }),
  };
}

/** Subject and text as a reader of mail shows them (RFC 2045, 2047). */
export function readMail({ source }: TakenMail) {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/gu, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(head)?.[1] ?? '';
  const body = source.slice(end + 4);
  const encoding = header('Content-Transfer-Encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? unquoted(body.replaceAll('=\r\n', ''))
        : Buffer.from(body);
  return {
    from: header('From'),
    to: header('To'),
    id: header('Message-ID'),
    type: header('Content-Type'),
    subject: words(header('Subject')),
    text: bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd(),
  };
}

function unquoted(text: string): Buffer {
  const latin = text.replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(latin, 'latin1');
}

function words(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/gu, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : unquoted(word.replaceAll('_', ' ')).toString('utf8'),
  );
}
