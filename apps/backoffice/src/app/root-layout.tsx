import { PageExits } from '@portal/ui';
import { Outlet, useRouter } from '@tanstack/react-router';
import { DeskLayout } from './desk-layout.tsx';
import { usePage } from './use-page.ts';

/** The frame that the page asks for. */
export function RootLayout() {
  const isDesk = usePage()?.frame === 'desk';
  return (
    <>
      {isDesk ? (
        <DeskLayout>
          <Outlet />
        </DeskLayout>
      ) : (
        <Outlet />
      )}
      <PageExits exits={useRouter().history} />
    </>
  );
}
