import { useDialogs } from '../dialogs/dialogs.ts';
import { openChatWindow } from './chat-window.ts';
import { useServiceChannels } from './service-channels.ts';

/**
 * What every service button does: the first channel in its window, or the dialog for a browser that
 * blocks it. Undefined where the site has no channel.
 */
export function useChat(): (() => void) | undefined {
  const [first] = useServiceChannels();
  const show = useDialogs((state) => state.show);
  return first === undefined
    ? undefined
    : () => {
        if (!openChatWindow(first.url)) {
          show('serviceBlocked', { url: first.url });
        }
      };
}
