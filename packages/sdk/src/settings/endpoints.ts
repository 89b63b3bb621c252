import { endpoint } from '../http/endpoint.ts';
import type { Settings } from './rules.ts';
import type { SettingsAnswer, Shortcuts, ShortcutsAnswer } from './schema.ts';

/** Replaces the theme settings of the person who asks; the last call wins. They come with the session's user. */
export const saveMySettings = endpoint<{ body: Settings; returns: SettingsAnswer }>('PUT /me/settings');

/** Replaces the shortcuts of the person who asks; an item that is named twice is kept once. They come with the session's user. */
export const saveMyShortcuts = endpoint<{ body: Shortcuts; returns: ShortcutsAnswer }>('PUT /me/shortcuts');
