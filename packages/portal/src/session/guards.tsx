import { may, type Permission } from '@lia/sdk/accounts/permissions';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { picksPlan } from '@lia/sdk/memberships/rules';
import { lazy, type ReactNode } from 'react';
import { generatePath, Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';

import type { MemberScreen } from '../routing/route.ts';
import { arrivalOf, searchWithoutArrival } from './arrival/arrival.ts';
import { useHome } from './home.ts';
import { SessionGate } from './SessionGate.tsx';
import { MemberContext } from '../services/services.ts';

/** History state of `/login`: where the person wanted to go when the guard stopped them. */
interface Wanted {
  wanted: string;
  /** They were signed in, without any role: redirected there again, they would be stopped again. */
  roleless?: true;
}

/** Whether the guard stopped a user without a role (document 1 section 2). */
const wasRoleless = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'roleless' in state && state.roleless === true;

/**
 * The path remembered in a history state, if it is one of ours. History state is written by the guard alone, yet an
 * address like `//elsewhere.example` must never become a redirect.
 */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  return new URL(wanted, location.origin).origin === location.origin ? wanted : null;
}

const TemporaryPassword = lazy(() => import('../accounts/TemporaryPassword.tsx'));

/** Where a temporary password is replaced (document 2 section 2). */
const CHANGE_PASSWORD = '/apps/changePassword';

/**
 * Admits members who have the permission, and redirects those with another role home. Visitors, and members without any
 * role, come to /login, which remembers where they wanted to go (document 1 section 2). Members with a temporary password
 * come to the page that changes it, and from there to where they wanted to go.
 */
export function MembersOnly({ permission }: { permission: Permission }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const wanted: Wanted = { wanted: pathname + search + hash };

  return (
    <SessionGate
      visitor={<Navigate to="/login" replace state={wanted} />}
      renderMember={(user) =>
        user.temporary_password ? (
          pathname === CHANGE_PASSWORD ? (
            <TemporaryPassword chosen={() => void navigate(wantedPath(state) ?? '/', { replace: true })} />
          ) : (
            <Navigate to={CHANGE_PASSWORD} replace state={wanted} />
          )
        ) : may(user, permission) ? (
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
