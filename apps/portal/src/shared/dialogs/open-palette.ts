import { useDialogs } from './dialogs.ts';

let typed = '';

/** Opens the palette; what is typed until its field stands is kept for it. */
export function openPalette(): void {
  useDialogs.getState().show('palette');
  document.addEventListener('keydown', keep, true);
}

/** What was typed so far; from here on the field takes the keys itself. */
export function takeTyped(): string {
  document.removeEventListener('keydown', keep, true);
  const text = typed;
  typed = '';
  return text;
}

function keep(press: KeyboardEvent): void {
  const { open, hide } = useDialogs.getState();
  const { key } = press;
  if (open?.name !== 'palette' || key === 'Escape') {
    hide();
    takeTyped();
  } else if (key === 'Backspace') {
    typed = typed.slice(0, -1);
  } else if (key.length === 1 && !press.ctrlKey && !press.metaKey) {
    press.preventDefault();
    press.stopPropagation();
    typed += key;
  }
}
