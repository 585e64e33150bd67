import { join } from 'node:path';
import { onOwnStack } from './own-stack.ts';

/** A member who joined has nearly no money there, and one round frees what was paid in. */
export function onCashierSite(): void {
  onOwnStack({ DEMO: '1', SITE: join(import.meta.dirname, 'data', 'cashier-site.json') });
}
