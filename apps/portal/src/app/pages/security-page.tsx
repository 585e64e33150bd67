import { SecurityCentre } from '../../features/security/components/security-centre.tsx';

export default function SecurityPage() {
  return <SecurityCentre />;
}
