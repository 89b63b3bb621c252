import { saveMySettings } from '@lia/sdk/settings/endpoints';
import { keptSettings, type Settings } from '@lia/sdk/settings/rules';

import type { Session } from './sessionStore.ts';
import { applyLook, type Look, lookOf, onPaper } from './look.ts';
import { saveLatest } from './saveLatest.ts';

/** What this browser keeps of a visitor; a member's is gone with the session, and spares a page that loads a change of its look. */
const KEYS = { visitor: 'lia_settings', member: 'lia_member_settings' } as const;

export interface SettingsStore {
  /** What the person chose. */
  chosen: () => Settings;
  look: () => Look;
  subscribe: (listener: () => void) => () => void;
  /** Chooses; an undefined value is as role and device have it. Kept in this browser for a visitor, on the account for a member. */
  choose: (changes: Settings) => void;
  /** Follows session, device and printing from now on. */
  start: () => () => void;
}

function read(key: string): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return keptSettings(kept);
  } catch {
    return {};
  }
}

/** The settings of who is at this browser, outside of React: the document takes their look before the first screen. */
export function createSettings(session: Session, failed: (error: unknown) => void): SettingsStore {
  const listeners = new Set<() => void>();
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const save = saveLatest(session, (client, body: Settings) => client.call(saveMySettings, { body }), failed);
  let chosen: Settings = {};
  let look: Look = lookOf(chosen, null, darkness.matches);

  const show = () => applyLook(look);
  const print = () => applyLook(onPaper(look));

  function settle(): void {
    const state = session.state();
    const user = state.status === 'member' ? state.user : null;
    if (user) {
      chosen = user.data.settings;
      // Another's view leaves nothing behind.
      if (!user.viewed) localStorage.setItem(KEYS.member, JSON.stringify(chosen));
    } else if (state.status === 'visitor') {
      localStorage.removeItem(KEYS.member);
      chosen = read(KEYS.visitor);
    } else {
      chosen = read(KEYS.member);
    }
    look = lookOf(chosen, user, darkness.matches);
    show();
    for (const listener of listeners) listener();
  }
  settle();

  return {
    chosen: () => chosen,
    look: () => look,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(changes) {
      const next = keptSettings({ ...chosen, ...changes });
      const state = session.state();
      if (state.status === 'member') {
        session.change({ settings: next });
        save(next);
      } else {
        localStorage.setItem(KEYS.visitor, JSON.stringify(next));
        settle();
      }
    },
    start() {
      const stop = session.subscribe(settle);
      darkness.addEventListener('change', settle);
      addEventListener('beforeprint', print);
      addEventListener('afterprint', show);
      return () => {
        stop();
        darkness.removeEventListener('change', settle);
        removeEventListener('beforeprint', print);
        removeEventListener('afterprint', show);
        listeners.clear();
      };
    },
  };
}
