import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayOpen } from '../guard.ts';
import { places } from '../pages.ts';
import { LostPage } from './lost-page.tsx';

/** The desk's address leads to the first place that the operator may open. */
export default function StartPage(): ReactNode {
  const first = places.find(mayOpen);
  return first === undefined ? <LostPage /> : <Navigate to={first.path} replace />;
}
