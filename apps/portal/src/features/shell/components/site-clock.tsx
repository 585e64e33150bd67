import { zoneLabel } from '@portal/i18n';
import { useEffect, useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';
import { useSite } from '../../../shared/site/site-facts.ts';

/**
 * The site's time (S-03). It is a component of its own, so that only this text is rendered each
 * second.
 */
export function SiteClock() {
  const { timeZone } = useSite();
  const [atMs, setAtMs] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => {
      setAtMs(nowMs());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <span data-ux="S-03" dir="ltr" className="inline-block min-w-[9.5em] tabular-nums">
      <time>{timeText(atMs, timeZone)}</time> {zoneLabel(atMs, timeZone)}
    </span>
  );
}

function timeText(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(atMs);
}
