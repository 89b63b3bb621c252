import { type EditScope, editScopes, frequencies, monthDays, weekdays } from '@lia/sdk/calendar/rules';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';

import { takeChoice } from '../../fields/useDraftValues.ts';
import type { Values } from '../eventForm.ts';

/** What the form of an event keeps: its times are those of one date or of the first one, by how much of the series is changed. */
export interface EventDraft extends Values {
  scope: EditScope;
}

export function revive(stored: unknown, blank: EventDraft): EventDraft {
  const { allDay, frequency, weekdays: days, monthDay, ends, scope, ...texts } = blank;
  const kept = isRecord(stored) ? stored : {};
  const keptDays = kept['weekdays'];
  return {
    ...takeTexts(texts, stored),
    allDay: takeChoice([true, false], kept['allDay'], allDay),
    frequency: takeChoice(['never', ...frequencies], kept['frequency'], frequency),
    weekdays: Array.isArray(keptDays) ? weekdays.filter((day) => keptDays.includes(day)) : days,
    monthDay: takeChoice(monthDays, kept['monthDay'], monthDay),
    ends: takeChoice(['never', 'until', 'count'], kept['ends'], ends),
    scope: takeChoice(editScopes, kept['scope'], scope),
  };
}
