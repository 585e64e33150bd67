import { Outlet } from '@tanstack/react-router';
import { DeskLayout } from './desk-layout.tsx';
import { usePage } from './use-page.ts';

/** The frame that the page asks for. */
export function RootLayout() {
  return usePage()?.frame === 'desk' ? (
    <DeskLayout>
      <Outlet />
    </DeskLayout>
  ) : (
    <Outlet />
  );
}
