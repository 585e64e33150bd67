import { AgentHome } from '../../features/agents/components/agent-home.tsx';

export default function AgentHomePage() {
  return <AgentHome />;
}
