import { CONVERSATIONS_PATH } from '@lia/sdk/conversations/rules';

/** Address of the member's conversations. */
export const conversationsPath = CONVERSATIONS_PATH;

/** Address of those with the teacher of a group. */
export const conversationsOfGroup = (group: string): string => `${conversationsPath}?grupo=${group}`;

/** Address of one. */
export const conversationPath = (id: string): string => `${conversationsPath}/${id}`;

/** Names the day of an absence that a message is begun about. */
export const ABSENCE = 'falta';
export const conversationAboutAbsence = (id: string, day: string): string =>
  `${conversationPath(id)}?${ABSENCE}=${day}`;

/** Address of the hours in which the member answers. */
export const officeHoursPath = `${conversationsPath}/horario`;
