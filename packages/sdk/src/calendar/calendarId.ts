import { LARGEST_ID, UUID } from '../validation/ids.ts';

/** A calendar that events are written into. */
export type Calendar =
  | { kind: 'site' }
  | { kind: 'personal' }
  | { kind: 'school'; schoolId: number }
  | { kind: 'group'; groupId: string };

/** A calendar as addresses and bodies name it: `site`, `personal`, `school-12`, `group-` and its id. */
export function calendarId(calendar: Calendar): string {
  if (calendar.kind === 'school') return `school-${calendar.schoolId}`;
  return calendar.kind === 'group' ? `group-${calendar.groupId}` : calendar.kind;
}

/** The calendar that a text names, or null. */
export function readCalendarId(text: string): Calendar | null {
  if (text === 'site' || text === 'personal') return { kind: text };
  const [, kind, id] = /^(school|group)-(.+)$/.exec(text) ?? [];
  if (kind === 'group' && id !== undefined && UUID.test(id)) return { kind: 'group', groupId: id.toLowerCase() };
  if (kind !== 'school' || id === undefined || !/^[1-9]\d{0,9}$/.test(id)) return null;
  return Number(id) > LARGEST_ID ? null : { kind: 'school', schoolId: Number(id) };
}
