import type { Ended } from './session.ts';

/** What one tab tells the others of this browser. */
export type TabNews =
  | { readonly kind: 'in' }
  | { readonly kind: 'out'; readonly ended: Ended }
  | { readonly kind: 'money' };

let channel: BroadcastChannel | undefined;

/** A tab does not hear itself, as it sends and hears through the same channel. */
function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel('tabs');
  return channel;
}

export const tabs = {
  tell: (news: TabNews): void => {
    opened().postMessage(news);
  },
  hear: (listener: (news: TabNews) => void): (() => void) => {
    const hear = ({ data }: MessageEvent<TabNews>): void => {
      listener(data);
    };
    opened().addEventListener('message', hear);
    return () => {
      opened().removeEventListener('message', hear);
    };
  },
};
