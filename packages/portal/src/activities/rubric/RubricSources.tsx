import { listActivities } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';

import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { useText } from '../../i18n/useText.ts';
import { useRead } from '../../reads/useRead.ts';
import { typedOf, type TypedRubric } from './typedRubric.ts';

/** Each rubric once, by its latest activity. */
function distinct(activities: readonly Activity[]): Activity[] {
  const known = new Set<string>();
  return activities.filter(({ rubric }) => {
    const text = JSON.stringify(rubric);
    const isNew = rubric !== null && !known.has(text);
    known.add(text);
    return isNew;
  });
}

/** Rubrics of the teacher's activities, also those of earlier school years, of which one is taken over as it is. */
export function RubricSources({ choose }: { choose: (rubric: TypedRubric) => void }) {
  const { t } = useText();
  // Where they cannot be read, a rubric is still made by hand.
  const { data = [] } = useRead(['activities', 'rubrics'], async (client) => [
    ...(await client.call(listActivities, { query: { rubric: 1 } })),
    ...(await client.call(listActivities, { query: { rubric: 1, past: 1 } })),
  ]);
  const sources = distinct(data);
  if (sources.length === 0) return null;
  return (
    <LabelledSelect
      label={t('rubric.source')}
      value=""
      onChange={({ target }) => {
        const rubric = sources.find(({ id }) => id === target.value)?.rubric;
        if (rubric) choose(typedOf(rubric));
      }}
    >
      <option value="">{t('rubric.source.none')}</option>
      {sources.map(({ id, name, group }) => (
        <option key={id} value={id}>{`${name} · ${group.name}`}</option>
      ))}
    </LabelledSelect>
  );
}
