import type { SessionUser } from '@lia/sdk/accounts/schema';
import { picksPlan } from '@lia/sdk/memberships/rules';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { type Entry, homeOf, isAdmitted, plansOf } from './home.ts';
import { SessionGate } from './SessionGate.tsx';
import { MemberContext } from './useSession.ts';
import { type Wanted, wantedPath } from './wantedPath.ts';

/** Lets members in whose role fits; sends visitors to /login, remembering where they wanted to go. */
export function MembersOnly({ entry }: { entry: Entry }) {
  const { pathname, search, hash } = useLocation();
  const wanted: Wanted = { wanted: pathname + search + hash };

  return (
    <SessionGate
      visitor={<Navigate to="/login" replace state={wanted} />}
      renderMember={(user) =>
        isAdmitted(user, entry) ? (
          <MemberContext value={user}>
            <Outlet />
          </MemberContext>
        ) : (
          <Navigate to="/" replace />
        )
      }
    />
  );
}

/**
 * Turns members away to where they wanted to go, to the plans where they picked one, else to the screen that serves them
 * `instead`: their start.
 */
export function GuestsOnly({ instead = homeOf }: { instead?: (user: SessionUser) => string }): ReactNode {
  const { state, search } = useLocation();
  const next = picksPlan(search) ? plansOf : instead;
  return (
    <SessionGate
      visitor={<Outlet />}
      renderMember={(user) => <Navigate to={wantedPath(state) ?? next(user)} replace />}
    />
  );
}
