import type { Logger } from 'pino';
import type { Clock, MemberActor } from '../../platform/context.ts';
import type { Scope } from '../../platform/http/route.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Bets } from '../bets/index.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { Seats } from './callbacks/seats.ts';
import type { LaunchMove } from './transfers/move-at-launch.ts';
import type { OpenedVendorSession } from './use-cases/open-vendor-session.ts';
import type { VendorBook } from './vendor-book.ts';

export interface GatewayParts {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  readonly bets: Bets;
  readonly catalogue: Catalogue;
  readonly vendors: VendorBook;
  readonly seats: Seats;
}

/** A game that a vendor has to open. */
export interface OpenedGame extends OpenedVendorSession {
  readonly vendorCode: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly depositUrl: string;
  /** Our own address, as the vendor reaches it. */
  readonly ownUrl: string;
}

/** What `launch` does with vendors. */
export interface Gateway {
  /** Whether a vendor of this code calls our wallet; studios of the house do not. */
  isVendor(code: string): Promise<boolean>;
  /** The address of an opened game, as the vendor gives it; throws when it gives none. */
  addressOf(game: OpenedGame): Promise<string>;
  /** Moves all money of the caller to a vendor that keeps purses; undefined where none moves. */
  moveTo(scope: Scope<MemberActor>, vendorCode: string): Promise<LaunchMove | undefined>;
}
