import { isIdOf, type MemberId } from '@portal/protocol';
import type { BetsCommand, CommandAnswer, DialectPolicy } from '../../src/contexts/bets/index.ts';
import { protectionGate } from '../../src/contexts/bets/protection.ts';
import type { StakeGate } from '../../src/contexts/bets/stake-gate.ts';
import { applyCommands } from '../../src/contexts/bets/use-cases/apply-commands.ts';
import type { Ctx, Site } from '../../src/platform/context.ts';
import { balanceOf } from '../../src/contexts/wallet/index.ts';
import type { testDatabase } from '../harness.ts';
import { fund } from './wallet.ts';

/** Lets every stake pass. */
export const openGate: StakeGate = () => ({
  looks: [],
  requirements: () => new Map(),
  refusalOf: () => undefined,
  writesOf: () => [],
});

export const strictPolicy: DialectPolicy = { mayOverdraw: false, rollbackOfSettled: 'refuse' };
export const loosePolicy: DialectPolicy = { mayOverdraw: true, rollbackOfSettled: 'reverse' };

/** What of its site a test may change. */
type PlayerSetting = 'gameWeights' | 'jurisdiction' | 'largeMinor' | 'oppositePolicy' | 'validBase';

type PlayersSite = {
  -readonly [Name in PlayerSetting]: Site[Name];
};

function newSite(): PlayersSite {
  return {
    gameWeights: {},
    jurisdiction: 'DEFAULT',
    largeMinor: 0n,
    oppositePolicy: 'DIFFERENCE',
    validBase: 'BY_PRODUCT',
  };
}

/** How a test changes the site of its commands. */
function actsOn(site: PlayersSite) {
  return {
    /** What games count from now on, in percent. */
    weigh: (gameWeights: Readonly<Record<string, number>>): void => {
      site.gameWeights = gameWeights;
    },
    /** From which amount on plays stand in the trail. */
    noteFrom: (minor: bigint): void => {
      site.largeMinor = minor;
    },
    /** Where the site of its commands is licensed. */
    liveIn: (jurisdiction: string): void => {
      site.jurisdiction = jurisdiction;
    },
    /** What of opposite sides counts there. */
    weighOpposites: (policy: Site['oppositePolicy']): void => {
      site.oppositePolicy = policy;
    },
    /** What of each bet counts there. */
    countBy: (base: Site['validBase']): void => {
      site.validBase = base;
    },
  };
}

/** One command as the product carries it out: what protects its member looks at it first. */
export async function applyProtected(
  ctx: Ctx,
  command: BetsCommand,
): Promise<CommandAnswer | undefined> {
  const [answers] = await applyCommands(ctx, { gate: protectionGate }, [[command]]);
  return answers?.[0];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A member of a test with 100.00, and a vendor who speaks for it: commands by kind, whose fields
 * may be exchanged. Ids of transactions and rounds begin with the name, which may be the id of a
 * member that is there.
 */
export function player(
  { inUnit }: Pick<ReturnType<typeof testDatabase>, 'inUnit'>,
  name: string,
  gate: StakeGate = openGate,
) {
  const site = newSite();
  const memberId: MemberId = isIdOf('mbr', name) ? name : `mbr_${name.padEnd(8, '0')}`;
  const account = `member:${memberId}:cash`;

  const command = (kind: string, txId: string, fields: Fields = {}): BetsCommand =>
    // The tests name fields that the kinds have.
    ({
      kind,
      provider: 'vendor:test',
      txId: `${name}-${txId}`,
      memberId,
      currency: 'USD',
      policy: strictPolicy,
      ...fields,
      ...(typeof fields['refTxId'] === 'string' && { refTxId: `${name}-${fields['refTxId']}` }),
    }) as unknown as BetsCommand;

  const bet = (txId: string, fields: Fields = {}): BetsCommand =>
    command('BET', txId, {
      amountMinor: 1_000n,
      roundId: `${name}-round`,
      game: { category: 'LIVE', gameCode: 'baccarat' },
      hasLiveSession: true,
      ...fields,
    });

  const order = async (...commands: readonly BetsCommand[]): Promise<readonly CommandAnswer[]> => {
    const [answers] = await inUnit((ctx) => applyCommands(ctx, { gate }, [commands]), { site });
    return answers ?? [];
  };

  return {
    memberId,
    ...actsOn(site),
    bet,
    command,
    /** One command alone. */
    send: async (action: BetsCommand): Promise<CommandAnswer> => {
      const [answer] = await order(action);
      if (answer === undefined) {
        throw new Error('a command has an answer');
      }
      return answer;
    },
    order,
    orders: (...orders: readonly (readonly BetsCommand[])[]) =>
      inUnit((ctx) => applyCommands(ctx, { gate }, orders), { site }),
    fund: (amountMinor = 10_000n) => inUnit((ctx) => fund(ctx, account, amountMinor)),
    balance: async () =>
      (await inUnit((ctx) => balanceOf(ctx, { account, currency: 'USD' }))).balanceMinor,
  };
}

/** What a test compares of an answer: what happened, or the code. */
export function brief(answer: CommandAnswer): string {
  const replay = answer.isReplay ? ' again' : '';
  return `${answer.ok ? answer.outcome : answer.code}${replay}`;
}
