import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askEvery, liveState } from './live-state.ts';
import { openLine, waitMs } from './open-line.ts';
import { createTopicTable } from './topic-table.ts';

/** The other end of the line. */
class FarSocket extends EventTarget {
  static readonly opened: FarSocket[] = [];
  readonly sent: unknown[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FarSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.end(1000);
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  ready(): void {
    this.dispatchEvent(new Event('open'));
    this.say({ kind: 'ready', isMember: true });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FarSocket);
  vi.stubGlobal('location', { href: 'http://localhost:8080/promotions' });
  FarSocket.opened.splice(0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says who is there, then what the tab follows, and passes hints on', () => {
  const table = createTopicTable();
  const hear = vi.fn();
  table.follow('balance', hear);
  const close = openLine('token-of-the-tab', table);
  const [socket] = FarSocket.opened;
  expect(socket?.url).toMatch(/^ws:\/\/.*\/wps\/live$/u);
  socket?.ready();
  expect(socket?.sent).toEqual([
    { kind: 'hello', token: 'token-of-the-tab' },
    { kind: 'follow', topics: ['balance'] },
  ]);
  expect(askEvery(60_000)).toBe(300_000);
  socket?.say({ kind: 'followed', topic: 'balance', seq: 0 });
  socket?.say({ kind: 'hint', topic: 'balance', seq: 1 });
  socket?.say({ kind: 'news', topic: 'balance', seq: 2, news: { id: 'a' } });
  expect(hear.mock.calls).toEqual([[undefined], [{ id: 'a' }]]);
  socket?.say({ kind: 'news', topic: 'balance', seq: 4, news: { id: 'c' } });
  socket?.say({ kind: 'news', topic: 'balance', seq: 5, news: { id: 'd' } });
  expect(hear.mock.calls.slice(2)).toEqual([[undefined], [{ id: 'd' }]]);
  close();
  expect(liveState.isUp()).toBe(false);
  vi.advanceTimersByTime(400_000);
  expect(FarSocket.opened).toHaveLength(1);
});

it('tells who asked for it once the server follows a topic, and no hint of it', () => {
  const table = createTopicTable();
  const [hear, onFollowed] = [vi.fn(), vi.fn()];
  table.follow('balance', hear, onFollowed);
  const close = openLine(undefined, table);
  const [socket] = FarSocket.opened;
  socket?.ready();
  expect(onFollowed).not.toHaveBeenCalled();
  socket?.say({ kind: 'followed', topic: 'balance', seq: 3 });
  expect([onFollowed.mock.calls.length, hear.mock.calls.length]).toEqual([1, 0]);
  close();
});

it('comes back after a break, asks anew for everything, and rests where there are too many', () => {
  const table = createTopicTable();
  const hear = vi.fn();
  table.follow('games', hear);
  const close = openLine(undefined, table);
  FarSocket.opened[0]?.ready();
  FarSocket.opened[0]?.end(1012);
  expect(askEvery(60_000)).toBe(60_000);
  vi.advanceTimersByTime(1000);
  FarSocket.opened[1]?.ready();
  expect(hear).toHaveBeenCalledTimes(1);
  FarSocket.opened[1]?.end(4429);
  vi.advanceTimersByTime(299_000);
  expect(FarSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(FarSocket.opened).toHaveLength(3);
  close();
});

it('does not come back with a session that is over', () => {
  const close = openLine('token-of-the-tab', createTopicTable());
  FarSocket.opened[0]?.end(4401);
  vi.advanceTimersByTime(400_000);
  expect(FarSocket.opened).toHaveLength(1);
  close();
});

it('waits longer from try to try, never the same for all, a minute at most', () => {
  expect([waitMs(0, 0), waitMs(0, 1), waitMs(3, 0.5), waitMs(40, 1)]).toEqual([
    500, 1000, 6000, 60_000,
  ]);
});
