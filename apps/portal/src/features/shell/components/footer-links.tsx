import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShellLink, ShellLinks } from '../../../shared/site/shell-links.ts';
import { useChat } from '../../../shared/site/use-chat.ts';
import { Fold } from './fold.tsx';

const look =
  'inline-flex min-h-11 items-center text-14 text-text-2 hover:text-link lg:min-h-8 lg:text-13';

/** Help and what stands behind the site; one line on a desktop, two accordions on a phone. */
export function FooterLinks(props: {
  readonly links: Pick<ShellLinks, 'help' | 'company'>;
  readonly isFolded: boolean;
}) {
  const { links, isFolded } = props;
  const t = useTranslations('footer');
  const help = useTranslations('help');
  const service = useChat();
  const chat = service && (
    <button type="button" className={look} onClick={service}>
      {help('open')}
    </button>
  );
  // One way to the service is enough: its window, or its page where there is no window.
  const pages = links.help.filter(({ path }) => service === undefined || path !== '/service');
  const parts = [
    { title: t('help'), has: pages.length > 0 || service !== undefined, list: pages, chat },
    { title: t('company'), has: links.company.length > 0, list: links.company, chat: undefined },
  ].filter(({ has }) => has);
  if (isFolded) {
    return parts.map(({ title, list, chat: button }) => (
      <Fold key={title} title={title}>
        <Links list={list} last={button} />
      </Fold>
    ));
  }
  return (
    parts.length > 0 && (
      <nav aria-label={t('links')} className="flex flex-wrap gap-x-6 pt-6">
        {parts.map(({ title, list, chat: button }) => (
          <Links key={title} list={list} last={button} />
        ))}
      </nav>
    )
  );
}

function Links(props: { readonly list: readonly ShellLink[]; readonly last: ReactNode }) {
  const t = useTranslations('shell.titles');
  return (
    <ul className="grid list-none lg:flex lg:flex-wrap lg:gap-x-6">
      {props.list.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className={look}>
            {t(title)}
          </Link>
        </li>
      ))}
      {props.last !== undefined && <li>{props.last}</li>}
    </ul>
  );
}
