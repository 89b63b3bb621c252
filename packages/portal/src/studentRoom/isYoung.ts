import type { SessionUser } from '@lia/sdk/accounts/schema';

/** The last grade of primaria whose students are offered to hear everything, card by card. */
const LAST_YOUNG_GRADE = 2;

/** Whether a student is in preescolar, where children do not read: pictures and what is heard lead them. */
export const isPreschooler = ({ role, level }: Pick<SessionUser, 'role' | 'level'>): boolean =>
  level === undefined ? role.includes('preescolar') : level === 1;

/** Whether a student may not read well yet: preescolar, and the first grades of primaria. */
export const isYoung = (user: Pick<SessionUser, 'role' | 'level' | 'grade'>): boolean =>
  isPreschooler(user) || (user.level === 2 && user.grade !== null && Number(user.grade) <= LAST_YOUNG_GRADE);
