import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './card.css';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card', className)} />;
}
