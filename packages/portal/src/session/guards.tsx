import { may, type Permission } from '@lia/sdk/accounts/permissions';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { picksPlan } from '@lia/sdk/memberships/rules';
import type { ReactNode } from 'react';
import { generatePath, Navigate, Outlet, useLocation, useParams } from 'react-router';

import type { MemberScreen } from '../routing/route.ts';
import { arrivalOf, searchWithoutArrival } from './arrival/arrival.ts';
import { useHome } from './home.ts';
import { SessionGate } from './SessionGate.tsx';
import { MemberContext } from '../services/services.ts';
import { type Wanted, wantedPath, wasRoleless } from './wantedPath.ts';

/**
 * Admits members who have the permission, and redirects those with another role home. Visitors, and members without any
 * role, come to /login, which remembers where they wanted to go (document 1 section 2).
 */
export function MembersOnly({ permission }: { permission: Permission }) {
  const { pathname, search, hash } = useLocation();
  const wanted: Wanted = { wanted: pathname + search + hash };

  return (
    <SessionGate
      visitor={<Navigate to="/login" replace state={wanted} />}
      renderMember={(user) =>
        may(user, permission) ? (
          <MemberContext value={user}>
            <Outlet />
          </MemberContext>
        ) : user.role.length > 0 ? (
          <Navigate to="/" replace />
        ) : (
          <Navigate to="/login" replace state={{ ...wanted, roleless: true } satisfies Wanted} />
        )
      }
    />
  );
}

interface GuestsOnlyProps {
  /** The screen on which members do the same with their data filled in; parameters as in the guarded path. */
  forMembers?: MemberScreen;
  /** The screen on which members choose a plan. */
  planChoice: MemberScreen;
}

/**
 * Redirects members: to the path that they wanted, to the plans where they picked one, else to the screen for members
 * or their start; but for those without a role whom a guard just stopped. What they have just done in a form goes along.
 */
export function GuestsOnly({ forMembers, planChoice }: GuestsOnlyProps): ReactNode {
  const { state, pathname, search } = useLocation();
  const params = useParams();
  const homeOf = useHome();
  const arrival = arrivalOf({ state, search });
  const target = picksPlan(search) ? planChoice : forMembers;
  const next = (user: SessionUser) =>
    target && may(user, target.permission) ? generatePath(target.path, params) : homeOf(user);
  if (arrival && new URLSearchParams(search).has('after')) {
    // Kept with the page, not in its address: what is bookmarked later is the page alone.
    return <Navigate to={{ pathname, search: searchWithoutArrival(search) }} replace state={{ arrival }} />;
  }
  return (
    <SessionGate
      visitor={<Outlet />}
      renderMember={(user) =>
        user.role.length === 0 && wasRoleless(state) ? (
          <Outlet />
        ) : (
          <Navigate to={wantedPath(state) ?? next(user)} replace state={arrival && { arrival }} />
        )
      }
    />
  );
}
