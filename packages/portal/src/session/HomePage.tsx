import { Navigate } from 'react-router';

import { useHome } from './home.ts';
import { useMember } from '../services/services.ts';

/** `/pages/redirect`: each role starts on its own screen. */
export default function HomePage() {
  const homeOf = useHome();
  return <Navigate to={homeOf(useMember())} replace />;
}
