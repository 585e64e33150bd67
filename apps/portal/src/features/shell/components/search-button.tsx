import { useTranslations } from '@portal/i18n/react';
import { SearchIcon } from '@portal/ui';
import { openPalette } from '../../../shared/dialogs/open-palette.ts';

/**
 * Opens the palette: the look of a field with its key where there is room, an icon on a phone and
 * beside a header that needs the room. Search is never hidden (design-brief.md 1.3).
 */
export function SearchButton({ isIcon = false }: { readonly isIcon?: boolean }) {
  const t = useTranslations('shell.search');
  return (
    <button
      type="button"
      aria-label={isIcon ? t('label') : undefined}
      aria-keyshortcuts="Control+K"
      className={
        isIcon
          ? 'grid size-11 place-items-center rounded-control text-text-2'
          : 'flex h-10 w-full items-center gap-2 rounded-control border border-line-strong bg-s2 px-3 text-14 text-text-3'
      }
      onClick={openPalette}
    >
      <SearchIcon size={isIcon ? 20 : 18} />
      {!isIcon && (
        <>
          <span className="flex-1 truncate text-start @max-[10rem]:sr-only">{t('label')}</span>
          <kbd
            aria-hidden="true"
            dir="ltr"
            className="text-12 @max-[13rem]:hidden pointer-coarse:hidden max-md:hidden"
          >
            {t('key')}
          </kbd>
        </>
      )}
    </button>
  );
}
