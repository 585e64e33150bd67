import { useTranslations } from '@portal/i18n/react';
import { limitKinds } from '@portal/protocol';
import { Card } from '@portal/ui';
import type { Protection } from '../../../shared/protection/api/read-protection.ts';
import { LimitLine } from './limit-line.tsx';

/** Four kinds of limits for three periods, with what is used and left (RG-02). */
export function LimitGroups({ protection }: { readonly protection: Protection }) {
  const t = useTranslations('protection.limits');
  const { limits, currency } = protection;
  const hasNone = limits.every(({ limit }) => limit === null);
  return (
    <section data-ux="RG-02" className="flex flex-col gap-4">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="max-w-prose text-14 text-text-2">{hasNone ? t('none') : t('rule')}</p>
      <div className="grid gap-4 xl:grid-cols-2">
        {limitKinds.map((kind) => (
          <Card key={kind} className="flex flex-col gap-3 p-4">
            <h3 className="text-16 font-semibold">{t(`kind.${kind}`)}</h3>
            <p className="text-12 text-text-2">{t(`counts.${kind}`)}</p>
            <ul className="flex flex-col gap-3">
              {limits
                .filter((row) => row.kind === kind)
                .map((row) => (
                  <LimitLine key={row.period} row={row} currency={currency} />
                ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
