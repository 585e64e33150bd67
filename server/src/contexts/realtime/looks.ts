import { isIdOf, type MemberId, type OpenTopic, type OwnTopic } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { Catalogue } from '../catalog/index.ts';
import { spendingAccount } from '../members/index.ts';
import { latestMessages } from '../messages/index.ts';
import type { WinnersBoard } from '../reporting/index.ts';
import { shownNow, type SiteViewer } from '../site/index.ts';
import { balances } from '../wallet/index.ts';

/** Something that differs whenever what it stands for does. It never leaves the process. */
export type Mark = string;

export interface LookParts {
  readonly viewer: SiteViewer;
  readonly catalogue: Catalogue;
  readonly board: WinnersBoard;
}

type OwnLook = (ctx: Ctx, ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, Mark>>;

/** One statement for all who follow here. */
const ownLooks: Readonly<Record<OwnTopic, OwnLook>> = {
  balance: async (ctx, ids) => {
    const accounts = ids.flatMap((id) =>
      [false, true].map((isTrial) => spendingAccount({ id, isTrial }, ctx.site)),
    );
    const found = await balances(ctx, accounts);
    const marks = found.map(({ balanceMinor, pendingMinor }) => `${balanceMinor} ${pendingMinor}`);
    return new Map(ids.map((id, index) => [id, marks.slice(index * 2, index * 2 + 2).join(' ')]));
  },
  badges: latestMessages,
};

/** Answered from what the process holds in memory. */
function openLooks(parts: LookParts): Readonly<Record<OpenTopic, () => Promise<Mark>>> {
  const site = () => parts.viewer.current();
  return {
    winners: async () =>
      (await parts.board.current())
        .map(({ player, nodeId, playedAt }) => [player, nodeId, String(playedAt)].join(' '))
        .join('\n'),
    announcements: async () => JSON.stringify(shownNow(await site())),
    status: async () => {
      const { configuration, isClosed, regions } = await site();
      const { regions: table, switches } = configuration;
      return JSON.stringify([isClosed(), table, regions.edition(), switches]);
    },
    games: async () => (await parts.catalogue.current()).mark,
  };
}

/** What stands now behind these keys. */
export function createLooks(parts: LookParts) {
  const open = openLooks(parts);
  const openNames = Object.keys(open) as OpenTopic[];
  const ownNames = Object.keys(ownLooks) as OwnTopic[];
  return async (ctx: Ctx, keys: readonly string[]): Promise<ReadonlyMap<string, Mark>> => {
    const marks = new Map<string, Mark>();
    for (const name of openNames.filter((topic) => keys.includes(topic))) {
      marks.set(name, await open[name]());
    }
    for (const name of ownNames) {
      const ids = membersOf(name, keys);
      const found = ids.length === 0 ? [] : await ownLooks[name](ctx, ids);
      found.forEach((mark, id) => marks.set(`${name}:${id}`, mark));
    }
    return marks;
  };
}

function membersOf(topic: OwnTopic, keys: readonly string[]): readonly MemberId[] {
  return keys.flatMap((key) => {
    const [kind, id = ''] = key.split(':');
    return kind === topic && isIdOf('mbr', id) ? [id] : [];
  });
}
