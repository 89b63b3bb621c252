import { rubricSchema } from '@lia/sdk/activities/rubric';
import { type NewActivity, newActivitySchema } from '@lia/sdk/activities/schema';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import type { Message } from '@lia/sdk/messages/translate';
import { record } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';

import { bodyOf, type Values } from './activityForm.ts';
import { readTyped, rubricOf } from './rubric/typedRubric.ts';

type Wrong = Readonly<Record<string, Message>>;

const check = (values: Values, zone: MexicanZone) =>
  validate(newActivitySchema, bodyOf(values, zone), { input: 'typed' });

/** The body of the call; null where a rule is broken. */
export function checked(values: Values, zone: MexicanZone): NewActivity | null {
  const found = check(values, zone);
  return found.ok ? found.value : null;
}

/** The first broken rule of each field of the body. */
export function wrongOf(values: Values, zone: MexicanZone): Wrong {
  const found = check(values, zone);
  return found.ok ? {} : found.fields;
}

const withRubric = record({ rubric: rubricSchema });

/** The first broken rule of each field of the rubric: `[0].levels[1].name`. */
export function wrongInRubric({ rubric }: Values): Wrong {
  const found = validate(withRubric, { rubric: rubricOf(readTyped(rubric)) }, { input: 'strict' });
  if (found.ok) return {};
  return Object.fromEntries(Object.entries(found.fields).map(([path, rule]) => [path.replace(/^rubric/, ''), rule]));
}
