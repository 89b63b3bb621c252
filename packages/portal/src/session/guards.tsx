import type { SessionUser } from '@lia/sdk/accounts/schema';
import { picksPlan } from '@lia/sdk/memberships/rules';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { arrivalOf, searchWithoutArrival } from './arrival/arrival.ts';
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
 * `instead`: their start. What they have just done in a form goes along.
 */
export function GuestsOnly({ instead = homeOf }: { instead?: (user: SessionUser) => string }): ReactNode {
  const { state, pathname, search } = useLocation();
  const arrival = arrivalOf({ state, search });
  const next = picksPlan(search) ? plansOf : instead;
  if (arrival && new URLSearchParams(search).has('after')) {
    // Kept with the page, not in its address: what is bookmarked later is the page alone.
    return <Navigate to={{ pathname, search: searchWithoutArrival(search) }} replace state={{ arrival }} />;
  }
  return (
    <SessionGate
      visitor={<Outlet />}
      renderMember={(user) => <Navigate to={wantedPath(state) ?? next(user)} replace state={arrival && { arrival }} />}
    />
  );
}
