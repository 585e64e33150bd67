import { useState } from 'react';
import { keep, recall } from '../../shared/device/storage.ts';

const key = 'readNotices';
/** So many are remembered; older ones are on no page any more. */
const mostKept = 200;

function keptIds(): readonly string[] {
  return (recall(key) ?? '').split(' ').filter((id) => id !== '');
}

/** What was read on this device. */
export function useReadAnnouncements() {
  const [ids, setIds] = useState(keptIds);
  const markRead = (...read: readonly string[]) => {
    const next = [...new Set([...read, ...ids])].slice(0, mostKept);
    keep(key, next.join(' '));
    setIds(next);
  };
  return { isRead: (id: string) => ids.includes(id), markRead };
}
