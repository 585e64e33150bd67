import { hmac, launchAnswer, launchHeader, type LaunchOrder } from '@portal/vendors';
import { askText } from '../../platform/ask-text.ts';
import type { OpenedGame } from './gateway.ts';
import type { VendorAccount } from './vendor-book.ts';
import { ownPublicKey } from './vendor-keys.ts';

const timeoutMilliseconds = 5000;

/** Asks the vendor to open a game; throws when it does not, or answers with no address. */
export async function launchAddress(vendor: VendorAccount, game: OpenedGame): Promise<string> {
  const { keys, dialect, launchUrl } = vendor;
  const order: LaunchOrder = {
    token: game.token,
    playerId: game.playerId,
    currency: game.currency,
    gameCode: game.gameCode,
    language: game.language,
    returnUrl: game.returnUrl,
    depositUrl: game.depositUrl,
    walletUrl: `${game.ownUrl}/gateway/${vendor.code}`,
    operatorKey: ownPublicKey(dialect.name, keys),
  };
  const body = JSON.stringify(order);
  const signature = hmac('sha256', keys.launchSecret, body);
  const headers = { 'content-type': 'application/json', [launchHeader]: signature };
  const text = await askText({ url: launchUrl, headers, body, timeoutMilliseconds });
  return launchAnswer.parse(JSON.parse(text)).url;
}
