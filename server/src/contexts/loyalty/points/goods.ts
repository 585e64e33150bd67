import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';

/** A text by locale. */
export type LocalText = Readonly<Record<string, string>>;

/** Rounds of a slot that one item gives; a stake that was checked when it was kept. */
export type FreeSpinsGift = NonNullable<
  ReplyOf<Endpoints['listGoods']>['list'][number]['freeSpins']
>;

/** Where a thing is sent. */
export interface Address {
  readonly receiver: string;
  readonly phone: string;
  readonly line: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

/** In a locale, else in that of the site, else in any. */
export function textIn(
  texts: LocalText,
  { locale, site }: { readonly locale: string; readonly site: Pick<Ctx['site'], 'defaultLocale'> },
): string {
  return texts[locale] ?? texts[site.defaultLocale] ?? Object.values(texts)[0] ?? '';
}
