import { rubricSchema } from '@lia/sdk/activities/rubric';
import { type NewActivity, newActivitySchema } from '@lia/sdk/activities/schema';
import { instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import type { Message } from '@lia/sdk/messages/translate';
import { record } from '@lia/sdk/validation/fields';
import { validate } from '@lia/sdk/validation/validate';

import type { Values } from './activityForm.ts';
import { readTyped, rubricOf } from './rubric/typedRubric.ts';

type Wrong = Readonly<Record<string, Message>>;

/** The call's body, as text where a form may leave it empty; times are of the clocks of a zone. */
function bodyOf(values: Values, zone: MexicanZone): NewActivity {
  const at = (clock: string): string => (clock === '' ? '' : instantOf(clock, zone));
  const rubric = readTyped(values.rubric);
  const links = values.links.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return {
    name: values.name.trim(),
    group_id: values.groups.join(','),
    ...(values.subject !== '' && { subject_id: values.subject }),
    theme: values.theme.trim(),
    instructions: values.instructions.trim(),
    resources: values.resources.trim(),
    url_path: JSON.stringify(links),
    publish_date: at(values.publish),
    finish_date: at(values.finish),
    ...(values.cutoff !== '' && { cutoff_date: at(values.cutoff) }),
    points: Number(values.points.replace(',', '.')),
    ...(values.attempts !== '' && { max_attempts: Number(values.attempts) }),
    is_active: values.isActive ? 1 : 0,
    in_teams: values.inTeams ? 1 : 0,
    ...(rubric.length > 0 && { rubric: JSON.stringify(rubricOf(rubric)) }),
  };
}

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
