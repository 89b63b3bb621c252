import { Navigate } from 'react-router';

import { homeOf } from './home.ts';
import { useMember } from './useSession.ts';

/** `/pages/redirect`: each role starts on its own screen. */
export default function HomePage() {
  return <Navigate to={homeOf(useMember())} replace />;
}
