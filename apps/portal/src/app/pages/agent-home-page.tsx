import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { AgentHome } from '../../features/agents/components/agent-home.tsx';
import { AnnouncementList } from '../../features/announcements/components/announcement-list.tsx';
import { RequestBox } from '../../features/contracts/components/request-box.tsx';

const newest = 2;

export default function AgentHomePage() {
  return <AgentHome news={<News />} />;
}

/** The head of the agent's announcements: contracts that wait, and the newest of the site. */
function News() {
  const title = useTranslations('account.titles')('agentAnnouncements');
  return (
    <>
      <RequestBox />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="m-0 text-18 font-semibold">
          <Link to="/a/agentAnnouncement" className="text-link">
            {title}
          </Link>
        </h2>
        <AnnouncementList page={1} pageSize={newest} />
      </section>
    </>
  );
}
