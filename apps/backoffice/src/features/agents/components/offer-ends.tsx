import { useTranslations } from '@portal/i18n/react';
import { useSettledText } from '@portal/ui';
import type { HouseOffer } from '../api/act-on-contract.ts';
import { useOfferPreview } from '../api/preview-offer.ts';
import { isWholeOffer, offerOf, type OfferValues } from '../offer-rows.ts';

/** Which contracts an offer would end, before it is sent (design-brief.md 1.12). */
export function OfferEnds(props: { readonly memberId: string; readonly values: OfferValues }) {
  const t = useTranslations('desk-agents.contracts.ends');
  const words = useTranslations('contracts');
  const { memberId, values } = props;
  const { reason: _typedLast, ...terms } = offerOf(values);
  const typed = useSettledText(isWholeOffer(values) ? JSON.stringify(terms) : '');
  // It was written a moment ago, just above.
  const offer = typed === '' ? undefined : (JSON.parse(typed) as Omit<HouseOffer, 'reason'>);
  const { data, isError } = useOfferPreview(memberId, offer);
  if (offer === undefined) {
    return <p className="m-0 text-14 text-text-2">{t('first')}</p>;
  }
  if (data === undefined) {
    return (
      <p role="status" className="m-0 text-14 text-text-2">
        {t(isError ? 'failed' : 'looking')}
      </p>
    );
  }
  const { willEnd, isAtOnce } = data;
  if (willEnd.length === 0) {
    return (
      <p role="status" className="m-0 text-14 text-text-2">
        {t('none')}
      </p>
    );
  }
  return (
    <section data-ux="BO-17-ends" role="status" className="grid gap-1 text-14">
      <p className="m-0 font-semibold text-warn">
        {t(isAtOnce ? 'atOnce' : 'later', { count: willEnd.length })}
      </p>
      <ul className="m-0 grid gap-1 ps-5">
        {willEnd.map(({ id, payer, payee, scope, cause }) => (
          <li key={id}>
            <bdi>{payer ?? words('house')}</bdi>
            {' → '}
            <bdi>{payee}</bdi>
            {` · ${words(`scope.${scope}`)} · ${words(`endedBy.${cause}`)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
