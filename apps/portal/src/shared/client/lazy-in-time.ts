import { lazy, type ComponentType } from 'react';
import { inTime } from './in-time.ts';

/** A part of a page whose script comes by itself; one that never comes is an error (SYS-06). */
export function lazyInTime<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await inTime(load) }));
}
