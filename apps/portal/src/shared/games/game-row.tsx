import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  classNames,
  IconButton,
  VisuallyHidden,
} from '@portal/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useMedia } from '../device/media.ts';
import type { Game } from './game.ts';
import { rowSize } from './game.ts';
import type { CentrePath } from './centres.ts';
import { GameTile } from './game-tile.tsx';
import styles from './tile.module.css';

/** Where a row goes on, in the same order. */
interface SeeMore {
  readonly to: CentrePath;
  readonly search?: { readonly sort: 'new' };
  readonly label: string;
}

interface GameRowProps {
  readonly ux: string;
  readonly title: string;
  readonly games: readonly Game[];
  readonly seeMore: SeeMore;
  /** The first game takes the double tile. */
  readonly hasLead?: boolean;
  readonly filters?: ReactNode;
  /** Shown in place of the tiles when a filter matches nothing. */
  readonly empty?: ReactNode;
}

/** A home row: slides of two lines with at most fifteen games each (portal.md, section 2). */
export function GameRow(props: GameRowProps) {
  const isDesktop = useMedia('isDesktop');
  const track = useRef<HTMLDivElement>(null);
  const slides = isDesktop ? slidesOf(props.games) : [props.games];
  return (
    <section data-ux={props.ux} className="mt-6 lg:mt-8" aria-label={props.title}>
      <RowHeader {...props} track={track} hasArrows={isDesktop && slides.length > 1} />
      {props.games.length === 0 && props.empty}
      <div ref={track} className={classNames(styles['row'], !isDesktop && styles['flow'])}>
        {isDesktop
          ? slides.map((games, index) => (
              <Slide
                key={games[0]?.nodeId ?? index}
                games={games}
                look={slideLook(props.hasLead === true, index)}
                more={index === slides.length - 1 ? props.seeMore : undefined}
                isEager={index === 0 && props.hasLead === true}
              />
            ))
          : props.games.map((game, index) => (
              <GameTile
                key={game.nodeId}
                game={game}
                isLarge={props.hasLead === true && index === 0}
                isEager={index < 4 && props.hasLead === true}
              />
            ))}
      </div>
    </section>
  );
}

/** A lead takes two columns; the slides after it have tiles of the same size. */
function slideLook(hasLead: boolean, index: number): 'plain' | 'lead' | 'after-lead' {
  if (!hasLead) {
    return 'plain';
  }
  return index === 0 ? 'lead' : 'after-lead';
}

function slidesOf(games: readonly Game[]): Game[][] {
  const slides: Game[][] = [];
  for (let start = 0; start < games.length; start += rowSize) {
    slides.push(games.slice(start, start + rowSize));
  }
  return slides;
}

function Slide(props: {
  readonly games: readonly Game[];
  readonly look: 'plain' | 'lead' | 'after-lead';
  readonly isEager: boolean;
  readonly more: SeeMore | undefined;
}) {
  const hasLead = props.look === 'lead';
  const hasRoom = !hasLead && props.games.length === rowSize;
  return (
    <div className={classNames(styles['slide'], styles[`slide-${props.look}`])}>
      {props.games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          isLarge={hasLead && index === 0}
          isEager={props.isEager}
        />
      ))}
      {props.more !== undefined && hasRoom && (
        <Link
          to={props.more.to}
          search={props.more.search ?? {}}
          className={styles['more']}
          tabIndex={-1}
          aria-hidden="true"
        >
          {props.more.label}
        </Link>
      )}
    </div>
  );
}

function RowHeader(
  props: GameRowProps & {
    readonly track: RefObject<HTMLDivElement | null>;
    readonly hasArrows: boolean;
  },
) {
  const t = useTranslations('games.row');
  const { direction } = useLanguage();
  const slide = (step: 1 | -1): void => {
    const { current } = props.track;
    const sign = direction === 'rtl' ? -1 : 1;
    current?.scrollBy({ left: step * sign * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-20 font-semibold">{props.title}</h2>
      <div className="order-last w-full min-w-0 lg:order-none lg:w-auto lg:flex-1">
        {props.filters}
      </div>
      <div className="ms-auto flex items-center gap-1">
        {props.hasArrows && (
          <>
            <IconButton
              small
              label={t('previous', { row: props.title })}
              icon={<ChevronStartIcon />}
              onClick={() => {
                slide(-1);
              }}
            />
            <IconButton
              small
              label={t('next', { row: props.title })}
              icon={<ChevronEndIcon />}
              onClick={() => {
                slide(1);
              }}
            />
          </>
        )}
        <Link
          to={props.seeMore.to}
          search={props.seeMore.search ?? {}}
          data-ux="H-15"
          className="inline-flex min-h-11 items-center px-2 text-14 font-semibold text-link lg:min-h-8"
        >
          {props.seeMore.label}
          <VisuallyHidden>{props.title}</VisuallyHidden>
        </Link>
      </div>
    </div>
  );
}
