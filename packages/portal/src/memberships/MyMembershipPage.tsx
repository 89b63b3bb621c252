import { Navigate, useLocation } from 'react-router';

import { useMember } from '../services/services.ts';
import PlanPage from './PlanPage.tsx';
import { myMembership, planPageOf } from './routes.ts';

/** `/apps/membership`: the plan of those who have it here; parents come to their own address, with all that is in this one. */
export default function MyMembershipPage() {
  const { path } = planPageOf(useMember());
  const { search, hash, state } = useLocation();
  if (path === myMembership.path) return <PlanPage />;
  return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
}
