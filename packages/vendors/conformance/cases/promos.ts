import { type Case, needs, startMinor } from '../case.ts';

const total = 750n;

export const promoCases: readonly Case[] = [
  {
    name: 'promo: free-round total',
    run: async (at) => {
      const player = await at.player();
      const prize = { kind: 'PROMO_WIN', txId: at.id(), campaignId: at.id() } as const;
      await at.want(player, 'done', { ...prize, amountMinor: total });
      await at.want(player, 'done', { ...prize, amountMinor: total });
      await at.want(player, 'done', { ...prize, txId: at.id(), amountMinor: 0n });
      await at.holds(player, startMinor + total);
    },
  },
  {
    name: 'promo: jackpot split',
    run: async (at) => {
      const player = await at.player();
      const jackpot = { progressiveMinor: 500n, fixedMinor: 250n };
      const round = { roundId: at.id() };
      const prize = { kind: 'PROMO_WIN', txId: at.id(), amountMinor: total, jackpot } as const;
      await at.want(player, 'done', { ...prize, ...round });
      const other = { progressiveMinor: 250n, fixedMinor: 500n };
      await at.want(player, 'id_reused', { ...prize, ...round, jackpot: other });
      await at.holds(player, startMinor + total);
    },
  },
  {
    name: 'promo: during exclusion',
    run: async (at) => {
      const player = await at.player();
      await needs(at.stage.exclude, 'exclude a player')(player);
      const prize = { kind: 'PROMO_WIN', txId: at.id(), campaignId: at.id() } as const;
      await at.want(player, 'done', { ...prize, amountMinor: total });
      await at.holds(player, startMinor + total);
    },
  },
  {
    name: 'promo: late prize for offline player',
    run: async (at) => {
      const player = await at.player();
      await needs(at.stage.expire, 'let a token expire')(player);
      const prize = { kind: 'PROMO_WIN', txId: at.id(), campaignId: at.id() } as const;
      await at.want(player, 'done', { ...prize, amountMinor: total });
      await at.holds(player, startMinor + total);
    },
  },
];
