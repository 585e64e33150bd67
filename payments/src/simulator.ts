import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Introduction } from '@portal/payments';
import { openBook } from './book.ts';
import { type Chance, seededChance } from './chance.ts';
import { createPaymentServer } from './http/server.ts';
import { keptKeys } from './kept-keys.ts';
import { openPayerOut } from './payer-out.ts';
import { openPayer, type Payer } from './payer.ts';
import { openPayoutBook } from './payout-book.ts';
import { openTeller } from './teller.ts';
import type { Troubles } from './troubles.ts';

export interface Simulator {
  readonly origin: string;
  /** The file that a site takes as `PAYMENTS_FILE`. */
  readonly introductions: string;
  stop(): Promise<void>;
}

/** The name by which the demo site's channels know it. */
const code = 'SIMPAY';
const mostWaitMs = 1500;

/** Opens it on one port; 0 takes a free one. */
export async function startSimulator(options: {
  readonly port: number;
  readonly folder: string;
  readonly troubles: Troubles;
  readonly seed: string;
  /** Every order is paid or refused by itself. */
  readonly hasPayer: boolean;
}): Promise<Simulator> {
  const { folder, troubles } = options;
  const keys = keptKeys(join(folder, 'keys.json'));
  const book = openBook(join(folder, 'journal.jsonl'));
  const chance = seededChance(options.seed);
  const teller = openTeller({ eventSecret: keys.eventSecret, chance, troubles });
  const payer = openPayer({ book, teller });
  const payouts = openPayoutBook(join(folder, 'payouts.jsonl'));
  const payerOut = openPayerOut({ book: payouts, teller, chance, isBad: options.hasPayer });
  const place = { origin: '' };
  const server = createPaymentServer({
    book,
    payer,
    payouts,
    payerOut,
    chance,
    troubles,
    requestSecret: keys.requestSecret,
    origin: () => place.origin,
    onOpened: options.hasPayer
      ? (reference) => actAlone(payer, chance, reference)
      : () => undefined,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address with one.
  place.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const introductions = join(folder, 'introductions.json');
  const own: Introduction = { code, name: 'Payment simulator', url: place.origin, ...keys };
  writeFileSync(introductions, JSON.stringify([own]), { mode: 0o600 });
  return {
    origin: place.origin,
    introductions,
    stop: async () => {
      payer.stop();
      payerOut.stop();
      teller.stop();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Most pay, some another amount, some silently, some are refused, some never come. */
function actAlone(payer: Payer, chance: Chance, reference: string): void {
  const draw = chance.next();
  const act =
    draw < 0.7
      ? 'pay'
      : draw < 0.78
        ? 'pay_silently'
        : draw < 0.84
          ? 'pay_less'
          : draw < 0.88
            ? 'pay_more'
            : draw < 0.96
              ? 'refuse'
              : undefined;
  if (act !== undefined) {
    setTimeout(() => payer.act(reference, act), chance.between(0, mostWaitMs)).unref();
  }
}
