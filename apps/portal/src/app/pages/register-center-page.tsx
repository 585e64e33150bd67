import { RegisterCenter } from '../../features/agents/components/register-center.tsx';

export default function RegisterCenterPage() {
  return <RegisterCenter />;
}
