import {
  DEFAULT_LEVEL,
  gradesTaught,
  interests,
  levelIds,
  levelNames,
  OTHER_LEVEL,
  tierOf,
} from '@lia/sdk/teachers/rules';

import type { TeacherValues } from './values.ts';

/** Value of a list of choices that stands for all of them (`ChecksField`). */
const ALL = 'all';

const ticked = (list: string): string[] => list.split(',').filter(Boolean);

/** The form's values by the names of the API. What the chosen level does not ask for is left out. */
export function bodyOf({ you, work: done, consents: accepted }: TeacherValues): object {
  const level = levelIds.find((id) => String(id) === done.level_id) ?? DEFAULT_LEVEL;
  const named = done.level_school.trim();
  const other = level === OTHER_LEVEL;
  const chosen = interests.filter(
    (_, index) => done.document_type === ALL || ticked(done.document_type).includes(String(index + 1)),
  );
  return {
    ...you,
    ...done,
    membership: tierOf(you.membership).membership,
    level_school: other ? named : levelNames[level],
    grade: other ? [named].filter(Boolean) : ticked(done.grade).filter((grade) => gradesTaught(level).includes(grade)),
    document_type: chosen,
    consents: accepted,
  };
}
