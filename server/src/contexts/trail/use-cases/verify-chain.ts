import type { Ctx } from '../../../platform/context.ts';
import type { ChainFault } from '../chain-faults.ts';
import { faultsOfSeal } from '../chain-faults.ts';
import type { Link } from '../chain.ts';
import { chainStart } from '../chain.ts';
import type { HeadCopy } from '../head-copies.ts';
import type { ChainCheck } from '../store-checks.ts';
import { insertCheck, selectLinks, selectSealed, selectStrays } from '../store-checks.ts';

const readAtOnce = 5000;
/** Enough to see what happened; a chain that was rewritten would name every row. */
const mostFaults = 20;

/** What lies outside the database and what it says about the chain. */
export interface OutsideCopies {
  /** Copies of heads in pages, oldest first. */
  read(): AsyncIterable<readonly HeadCopy[]>;
  isOurs(copy: HeadCopy): boolean;
}

/**
 * Goes through the whole chain of the site: every entry against its seal, every seal against the
 * one before it, entries that no seal covers, and the heads that were copied outside, which show
 * what a chain that was cut or made anew cannot (R50). Keeps what it found for the desk.
 */
export async function verifyChain(ctx: Ctx, copies: OutsideCopies): Promise<ChainCheck> {
  const { end, faults } = await checkSeals(ctx);
  const strays = (await selectStrays(ctx.tx, ctx.site.id, mostFaults)).map((entryId) => ({
    kind: 'entry_unsealed' as const,
    position: null,
    entryId,
  }));
  const check: ChainCheck = {
    at: ctx.clock.now(),
    position: end.position,
    faults: [...faults, ...strays, ...(await checkCopies(ctx, copies))].slice(0, mostFaults),
  };
  await insertCheck(ctx.tx, { ...check, id: ctx.ids.next('tck'), siteId: ctx.site.id });
  return check;
}

async function checkSeals(ctx: Ctx): Promise<{ end: Link; faults: readonly ChainFault[] }> {
  const faults: ChainFault[] = [];
  let end = chainStart;
  for (;;) {
    const rows = await selectSealed(ctx.tx, {
      siteId: ctx.site.id,
      after: end.position,
      limit: readAtOnce,
    });
    for (const row of rows) {
      faults.push(...faultsOfSeal(row, end));
      end = { position: row.position, hash: row.chainHash };
    }
    if (rows.length < readAtOnce || faults.length >= mostFaults) {
      return { end, faults };
    }
  }
}

async function checkCopies(ctx: Ctx, copies: OutsideCopies): Promise<readonly ChainFault[]> {
  const faults: ChainFault[] = [];
  for await (const page of copies.read()) {
    const own = page.filter((copy) => copy.siteId === ctx.site.id);
    const links = await selectLinks(
      ctx.tx,
      ctx.site.id,
      own.map((copy) => BigInt(copy.position)),
    );
    const stored = new Map(links.map((link) => [link.position, link.hash.toString('hex')]));
    for (const copy of own) {
      const kind = faultOfCopy(copy, { copies, hash: stored.get(BigInt(copy.position)) });
      faults.push(
        ...(kind === undefined ? [] : [{ kind, position: copy.position, entryId: null }]),
      );
    }
    if (faults.length >= mostFaults) {
      break;
    }
  }
  return faults;
}

function faultOfCopy(
  copy: HeadCopy,
  state: { readonly copies: OutsideCopies; readonly hash: string | undefined },
): 'copy_forged' | 'tail_missing' | 'chain_rebuilt' | undefined {
  if (!state.copies.isOurs(copy)) {
    return 'copy_forged';
  }
  if (state.hash === undefined) {
    return 'tail_missing';
  }
  return state.hash === copy.hash ? undefined : 'chain_rebuilt';
}
