import { AgentLogin } from '../../features/session/components/agent-login.tsx';

export default function AgentLoginPage() {
  return <AgentLogin />;
}
