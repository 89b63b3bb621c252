import { saveMyShortcuts } from '@lia/sdk/settings/endpoints';
import { useMemo } from 'react';

import { useText } from '../../i18n/useText.ts';
import { saveLatest } from '../../services/saveLatest.ts';
import { useMember, useServices } from '../../services/services.ts';
import { type MemberMenuItem, useDestinations } from '../menu.ts';

interface Shortcuts {
  /** What the user starred and may open, in their order. */
  pinned: MemberMenuItem[];
  isPinned: (item: MemberMenuItem) => boolean;
  /** Stars an entry, or takes its star away; kept on the account. */
  toggle: (item: MemberMenuItem) => void;
}

/** The shortcuts of who is signed in. Ids of entries that they may not open at present are kept. */
export function useShortcuts(): Shortcuts {
  const { session, toasts } = useServices();
  const { failure } = useText();
  const destinations = useDestinations();
  const { data } = useMember();
  const ids = data.shortcuts ?? [];
  const save = useMemo(
    () =>
      saveLatest(
        session,
        (client, shortcuts: string[]) => client.call(saveMyShortcuts, { body: { shortcuts } }),
        (error) => toasts.show('error', failure(error)),
      ),
    [session, toasts, failure],
  );
  return {
    pinned: ids.flatMap((id) => destinations.find(({ entry }) => entry.id === id) ?? []),
    isPinned: ({ entry }) => ids.includes(entry.id),
    toggle({ entry: { id } }) {
      const shortcuts = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
      session.change({ shortcuts });
      save(shortcuts);
    },
  };
}
