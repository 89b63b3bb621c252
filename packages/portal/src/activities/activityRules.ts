import { rubricSchema } from '@lia/sdk/activities/rubric';
import { type NewActivity, newActivitySchema } from '@lia/sdk/activities/schema';
import { instantOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import { record } from '@lia/sdk/validation/fields';
import { type Validation, validate } from '@lia/sdk/validation/validate';

import type { Values } from './activityForm.ts';
import { readTyped, rubricOf } from './rubric/typedRubric.ts';

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

const withRubric = record({ rubric: rubricSchema });

/** The body of the call, or the first broken rule of each of its fields, and of those of the rubric: `rubric[0].levels[1].name`. */
export function check({ values, zone }: { values: Values; zone: MexicanZone }): Validation<NewActivity> {
  const body = bodyOf(values, zone);
  const found = validate(newActivitySchema, body, { input: 'typed' });
  if (found.ok || body.rubric === undefined) return found;
  // In the body it is one text, of which it is known only that it is wrong.
  const { rubric: _, ...fields } = found.fields;
  const inRubric = validate(withRubric, { rubric: rubricOf(readTyped(values.rubric)) }, { input: 'strict' });
  return { ok: false, fields: { ...fields, ...(!inRubric.ok && inRubric.fields) } };
}
