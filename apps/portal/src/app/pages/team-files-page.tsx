import { TeamFiles } from '../../features/agents/components/team-files.tsx';

export default function TeamFilesPage() {
  return <TeamFiles />;
}
