import { getClassroomSettings, listMeetingFiles, listMeetingSeries } from '@lia/sdk/classroom/endpoints';
import type { Meeting, MeetingSeries, MyMeeting } from '@lia/sdk/classroom/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { listSubjects } from '@lia/sdk/subjects/endpoints';

import { createTestContext } from './context.tsx';
import { group } from './group.ts';
import { signedIn } from './people.ts';

export const MINUTE = 60_000;
export const meetingId = '0a0a0a0a-0000-4000-8000-0000000000aa';
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

/** A class that begins in so many minutes. */
const shown = (minutes: number) => ({
  id: meetingId,
  title: 'Fracciones',
  subject: { id: '0a0a0a0a-0000-4000-8000-0000000000bb', name: 'Matemáticas' },
  group: { id: group.id, name: group.name },
  teacher: 'Laura Méndez',
  zone: 'America/Mexico_City' as const,
  provider: 'link' as const,
  starts_at: inMinutes(minutes),
  ends_at: inMinutes(minutes + 50),
  ended_at: null,
  cancelled: false,
  reason: '',
  started: false,
  resources: 0,
});
/** What their teacher sees of it. */
export const planned = (minutes: number, change: Partial<Meeting> = {}): Meeting => ({
  ...shown(minutes),
  school: group.school,
  series_id: null,
  link: 'https://meet.example/abc',
  hosting: true,
  students: 24,
  joined: 0,
  ...change,
});
/** What a student or guardian sees of it. */
export const mine = (minutes: number, change: Partial<MyMeeting> = {}): MyMeeting => ({
  ...shown(minutes),
  children: [],
  joinable: true,
  ...change,
});
export const series: MeetingSeries = {
  id: '0a0a0a0a-0000-4000-8000-0000000000cc',
  title: 'Asesoría',
  subject: null,
  group: { id: group.id, name: group.name },
  zone: 'America/Mexico_City',
  provider: 'link',
  link: 'https://meet.example/abc',
  weekday: 4,
  time: '17:00',
  minutes: 60,
  from: '2026-11-26',
  until: null,
  next: null,
};
export const now = (ms = 0): string => new Date(Date.now() + ms).toISOString();

/** A page of classes with one group, as a role sees it. */
export function beginClasses(role: string) {
  const context = createTestContext();
  const { api } = context;
  context.remember(signedIn(role));
  api.answer(listGroups, [group]);
  api.answer(listSubjects, { data: [] });
  api.answer(listMeetingSeries, { data: [series] });
  api.answer(getClassroomSettings, { data: { providers: ['link', 'jitsi'], schools: [] } });
  api.answer(listMeetingFiles, { data: [] });
  return context;
}
