import { type Level, levels } from '@lia/sdk/registrations/rules';
import { roleLabel } from '@lia/sdk/users/labels';
import type { UserPlace, UserRecord } from '@lia/sdk/users/records';

import type { Words } from '../resources/field.ts';

/** Levels as texts name them. */
export const levelNames = { 1: 'preescolar', 2: 'primaria', 3: 'secundaria' } as const satisfies Record<Level, string>;

export const fullName = ({ name, last_name }: Pick<UserRecord, 'name' | 'last_name'>): string =>
  `${name} ${last_name}`.trim();

export const roleNames = ({ role }: Pick<UserRecord, 'role'>, { language }: Pick<Words, 'language'>): string =>
  role.map((one) => roleLabel(one)[language]).join(' · ');

/** `4° de primaria`; null for who is in no grade. */
export const gradeOf = (
  { level, grade }: Pick<UserRecord, 'level' | 'grade'>,
  { t }: Pick<Words, 't'>,
): string | null => {
  const known = levels.find((one) => one === level);
  return known && grade !== null ? t(`users.grades.${levelNames[known]}`, { grade }) : null;
};

/** What the places of a user have of one kind, those of several schools side by side; null where none has any. */
export const ofPlaces =
  (read: (place: UserPlace) => string | null) =>
  ({ places }: Pick<UserRecord, 'places'>): string | null =>
    places
      .map(read)
      .filter((text) => text !== null)
      .join(', ') || null;
