import { ProfileCentre } from '../../features/profile/components/profile-centre.tsx';

export default function ProfilePage() {
  return <ProfileCentre />;
}
