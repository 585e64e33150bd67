import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Design } from '../round.ts';

/** The rules in words, the exact return and the version that plays (R34). */
export function Rules({ design }: { readonly design: Design }) {
  const t = useTranslations('slot.rules');
  const formats = useFormats();
  const { returnPercent: returns, scatter, freeSpins, wild } = design;
  const facts = [
    ['total', returns.total],
    ['lines', returns.lines],
    ['scatter', returns.scatter],
    ['freeSpins', returns.freeSpins],
    ['hitFrequency', returns.hitFrequency],
  ] as const;
  return (
    <div className="grid gap-5 text-14">
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          {design.lines === undefined
            ? t('ways', { ways: design.rows ** design.reels })
            : t('lineRule', { count: design.lines.length })}
        </li>
        {wild !== undefined && <li>{t('wild', { reels: wild.reels.join(', ') })}</li>}
        {scatter !== undefined && <li>{t('scatterRule')}</li>}
        {freeSpins !== undefined && scatter !== undefined && (
          <li>
            {t('feature', {
              trigger: scatter.trigger,
              count: freeSpins.count,
              multiplier: freeSpins.multiplier,
              retrigger: freeSpins.retrigger,
            })}
          </li>
        )}
        <li>{t('independent')}</li>
        <li>{t('interrupted')}</li>
      </ul>
      <section>
        <h3 className="mb-2 text-16 font-semibold">{t('returnTitle')}</h3>
        <dl className="grid max-w-100 grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {facts.map(([name, percent]) => (
            <div key={name} className="contents">
              <dt className={name === 'total' ? 'font-semibold' : 'text-text-2'}>
                {t(`returns.${name}`)}
              </dt>
              <dd dir="ltr" className="text-end font-semibold tabular-nums">
                {t('percent', { percent })}
              </dd>
            </div>
          ))}
          {design.spinsPerTrigger !== undefined && (
            <div className="contents">
              <dt className="text-text-2">{t('returns.spinsPerTrigger')}</dt>
              <dd dir="ltr" className="text-end font-semibold tabular-nums">
                {design.spinsPerTrigger}
              </dd>
            </div>
          )}
        </dl>
        <p className="mt-2 text-13 text-text-3">{t('returnNote')}</p>
      </section>
      <section>
        <h3 className="mb-2 text-16 font-semibold">{t('version')}</h3>
        <p dir="ltr" className="font-mono text-12 break-all text-text-2">
          {design.id} · {formats.count(design.version)} · {design.hash}
        </p>
      </section>
    </div>
  );
}
