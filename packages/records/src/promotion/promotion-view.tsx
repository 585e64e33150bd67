import { useFormats } from '@portal/i18n/react';
import { RichText } from '@portal/ui';
import type { ReactNode } from 'react';
import { giftText } from './gift-text.ts';
import { PromotionScene } from './promotion-scene.tsx';
import type { PromotionWords, ShownPromotion } from './promotion-words.ts';
import { TermsFacts } from './terms-facts.tsx';
import { TierLadder } from './tier-ladder.tsx';
import { WeightsTable } from './weights-table.tsx';

/**
 * One promotion as members read it (PR-02), on its page and in the editor of the desk: it asks for
 * the width of its own place, because the editor shows the one of a phone on a wide screen.
 */
export function PromotionView(props: {
  readonly promotion: ShownPromotion;
  readonly words: PromotionWords;
  readonly hasVip: boolean;
  readonly hasReached: (fromAmount: string) => boolean;
  /** What is to be known of the terms before they are read. */
  readonly note?: ReactNode;
  /** What can be done about it: beside all of it, or where it is narrow below what it is. */
  readonly aside: ReactNode;
}) {
  const { promotion, words, hasVip, hasReached, note, aside } = props;
  const { reward, rules, wagering } = promotion;
  return (
    <div className="@container">
      <article className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr]">
        <Hero promotion={promotion} words={words} />
        <div className="self-start @4xl:sticky @4xl:top-4 @4xl:col-start-2 @4xl:row-span-2">
          {aside}
        </div>
        <div className="grid content-start gap-6">
          {reward.tiers.length > 0 && (
            <TierLadder promotion={promotion} words={words} hasReached={hasReached} />
          )}
          <section className="grid gap-3">
            <h2 className="m-0 text-18 font-semibold">{words.t('terms.title')}</h2>
            {note}
            <TermsFacts promotion={promotion} words={words} hasVip={hasVip} />
          </section>
          {wagering.multiple > 0 && <WeightsTable promotion={promotion} words={words} />}
          <section className="grid gap-2">
            <h2 className="m-0 text-18 font-semibold">{words.t('rules')}</h2>
            <RichText text={rules} className="max-w-160 text-14 text-text-2" />
          </section>
        </div>
      </article>
    </div>
  );
}

function Hero(props: { readonly promotion: ShownPromotion; readonly words: PromotionWords }) {
  const { promotion, words } = props;
  const formats = useFormats();
  const { art, title, lead } = promotion;
  return (
    <header data-theme="dark" className="relative isolate overflow-hidden rounded-card text-text">
      <PromotionScene art={art} />
      <div className="relative grid min-h-48 max-w-[66%] content-end gap-2 p-6 @max-lg:pe-0">
        <p className="m-0 text-30 leading-tight font-bold text-balance drop-shadow-md">
          {giftText(promotion, { ...words, formats })}
        </p>
        <h1 className="m-0 text-20 font-semibold wrap-anywhere">{title}</h1>
        <p className="m-0 text-14 wrap-anywhere opacity-90">{lead}</p>
      </div>
    </header>
  );
}
