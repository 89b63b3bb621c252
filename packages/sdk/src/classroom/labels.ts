import type { Label } from '../messages/labels.ts';
import type { MeetingProviderName } from './rules.ts';

/** What the ways to meet are called. */
export const meetingProviderLabels = {
  link: { es: 'Con un enlace (Meet, Zoom, Teams…)', en: 'By a link (Meet, Zoom, Teams…)' },
  jitsi: { es: 'En un salón de LIA', en: 'In a room of LIA' },
  bigbluebutton: { es: 'En un salón con pizarrón (BigBlueButton)', en: 'In a room with a board (BigBlueButton)' },
} as const satisfies Record<MeetingProviderName, Label>;
