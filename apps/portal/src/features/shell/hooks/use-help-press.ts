import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useServiceChannels } from '../../../shared/site/service-channels.ts';
import { useChat } from '../../../shared/site/use-chat.ts';

/** What the one help button of a phone does; undefined where the site has no channel. */
export function useHelpPress(): (() => void) | undefined {
  const channels = useServiceChannels();
  const service = useChat();
  const show = useDialogs((state) => state.show);
  return service === undefined || channels.length === 1 ? service : () => show('service');
}
