import { administratorAccess } from './administrators.ts';
import { calendarAccess } from './calendar.ts';
import { childrenAccess } from './children.ts';
import { classroomAccess } from './classroom.ts';
import { communicationAccess } from './communication.ts';
import { destinationsAccess } from './destinations.ts';
import { homeworkAccess } from './homework.ts';
import { lessonAccess } from './lessons.ts';
import { mediaAccess } from './media.ts';
import { memberAccess } from './members.ts';
import type { AccessRow } from './row.ts';
import { schoolAccess } from './schools.ts';
import { visitorAccess } from './visitors.ts';

/**
 * Every route that is served, and which rows each role group reaches by it: written a second time, by hand, so that a changed
 * permission or policy shows in review. A group that is missing is refused.
 */
export const accessMatrix: readonly AccessRow[] = [
  ...visitorAccess,
  ...memberAccess,
  ...childrenAccess,
  ...homeworkAccess,
  ...mediaAccess,
  ...communicationAccess,
  ...lessonAccess,
  ...calendarAccess,
  ...destinationsAccess,
  ...schoolAccess,
  ...classroomAccess,
  ...administratorAccess,
];
