import { useEffect, useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';

const secondMs = 1000;
const minuteSeconds = 60;

/** The time until a moment, in minutes and seconds; only its end is announced. */
export function Countdown(props: {
  readonly until: string;
  readonly left: (time: string) => string;
  readonly over: string;
}) {
  const { until, left, over } = props;
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), secondMs);
    return () => clearInterval(timer);
  }, [until]);
  const isOver = seconds <= 0;
  return (
    <p className="m-0 font-semibold tabular-nums" role={isOver ? 'status' : 'timer'}>
      {isOver ? over : left(clockText(seconds))}
    </p>
  );
}

function secondsUntil(moment: string): number {
  return Math.ceil((Date.parse(moment) - nowMs()) / secondMs);
}

function clockText(seconds: number): string {
  const rest = String(seconds % minuteSeconds).padStart(2, '0');
  return `\u2066${Math.floor(seconds / minuteSeconds)}:${rest}\u2069`;
}
