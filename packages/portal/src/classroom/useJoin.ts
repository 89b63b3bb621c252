import { joinMeeting } from '@lia/sdk/classroom/endpoints';
import type { Entrance } from '@lia/sdk/classroom/schema';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';

/** A room that is shown on our own page. */
export interface OpenRoom extends NonNullable<Entrance['data']['room']> {
  meeting: string;
}

interface Join {
  busy: boolean;
  room: OpenRoom | null;
  /** Asks for the way into a class and takes it: to another address, or into a room on this page. */
  join: (meeting: string) => Promise<void>;
  leave: () => void;
}

/** Joins classes. `joined`: reads again what is shown of them. */
export function useJoin(joined: () => void): Join {
  const { failure } = useText();
  const { session, toasts, go } = useServices();
  const [busy, setBusy] = useState(false);
  const [room, setRoom] = useState<OpenRoom | null>(null);
  return {
    busy,
    room,
    async join(meeting) {
      setBusy(true);
      try {
        const { data } = await session.client.call(joinMeeting, { params: { id: meeting } });
        if (data.room) setRoom({ ...data.room, meeting });
        // In this tab: browsers of phones refuse a second one that is opened after an answer.
        else if (data.address !== null) go(data.address);
      } catch (error) {
        toasts.show('error', failure(error));
      } finally {
        setBusy(false);
        joined();
      }
    },
    leave() {
      setRoom(null);
      joined();
    },
  };
}
