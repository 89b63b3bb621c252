import { formatInstant } from '@lia/sdk/calendar/instants';
import { userLabels } from '@lia/sdk/users/labels';
import type { UserRecord } from '@lia/sdk/users/records';
import { importLabels } from '@lia/sdk/imports/labels';

import { Section } from '../../records/RecordPage.tsx';
import { useWords } from '../../resources/field.ts';
import { gradeOf } from '../names.ts';
import { Entries, Entry } from './LazySection.tsx';

/** The schools of a user: as what, in which grade and group. */
export function Places({ record: { places } }: { record: UserRecord }) {
  const words = useWords();
  const { t, language } = words;
  return (
    <Section title={userLabels.places[language]}>
      <Entries entries={places.map((place) => ({ ...place, key: String(place.school_id) }))} none={t('users.noPlaces')}>
        {(place) => (
          <Entry
            title={place.school}
            below={[
              place.roles.map((role) => t(`users.memberRoles.${role}`)).join(', '),
              gradeOf(place, words),
              place.group,
              place.matricula && `${importLabels.matricula[language]}: ${place.matricula}`,
              t('users.since', { date: formatInstant(place.since, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        )}
      </Entries>
    </Section>
  );
}
