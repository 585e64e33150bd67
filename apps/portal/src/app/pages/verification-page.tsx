import { VerificationCentre } from '../../features/verification/components/verification-centre.tsx';

export default function VerificationPage() {
  return <VerificationCentre />;
}
