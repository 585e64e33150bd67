import { SitePalette } from '../features/palette/components/site-palette.tsx';
import type { DialogProps } from '../shared/dialogs/dialogs.ts';
import { useActionEntries, usePageEntries } from './palette-entries.tsx';
import { useOwnGames } from './use-own-games.tsx';

/** The palette of the portal, with the pages and actions that this person has. */
export function PaletteDialog({ onClose }: DialogProps) {
  return (
    <SitePalette
      pages={usePageEntries()}
      ownGames={useOwnGames()}
      actions={useActionEntries()}
      onClose={onClose}
    />
  );
}
