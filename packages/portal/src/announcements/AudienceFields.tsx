import { may, reachesOf } from '@lia/sdk/accounts/permissions';
import { announcementAudiences } from '@lia/sdk/announcements/rules';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels } from '@lia/sdk/registrations/rules';

import { CheckedList } from '../fields/CheckedList.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ReadFailed } from '../ui/Notice.tsx';
import { partsOf, type Values } from './announcementForm.ts';

interface AudienceFieldsProps {
  values: Values;
  /** What is wrong with the levels or groups, in words, or null. */
  error: string | null;
  change: (changed: Partial<Values>) => void;
}

/** For whom an announcement is: groups of a teacher; of a school all of it, some levels or some groups. */
export function AudienceFields({ values, error, change }: AudienceFieldsProps) {
  const { t, language } = useText();
  const labelOf = useGroupLabel();
  const user = useMember();
  const {
    data: groups,
    error: unread,
    mutate: readAgain,
  } = useRead(may(user, 'groups.manage') ? ['groups', 'list', 'all'] : null, (client) =>
    client.call(listGroups, { query: {} }),
  );
  const isStaff = reachesOf(user, 'announcements.manage').has('school');
  const schools = new Map(groups?.map(({ school }) => [school.id, school.name]));
  if (schools.size === 0 && isStaff && user.school_id !== null) schools.set(user.school_id, user.school_name ?? '');
  const [firstSchool] = schools.keys();

  return (
    <>
      {isStaff && (
        <RadioField
          name="audience"
          label={t('announcements.for')}
          choices={announcementAudiences.map((value) => ({ value, label: t(`announcements.for.${value}`) }))}
          value={announcementAudiences.find((one) => one === values.audience) ?? null}
          error={null}
          onChange={(audience) => change({ audience, school: values.school || String(firstSchool ?? '') })}
        />
      )}
      {isStaff && values.audience !== 'groups' && schools.size > 1 && (
        <LabelledSelect
          label={t('announcements.ofSchool')}
          value={values.school}
          onChange={({ target }) => change({ school: target.value })}
        >
          {[...schools].map(([id, name]) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      )}
      {values.audience === 'levels' && (
        <CheckedList
          title={t('announcements.levels')}
          choices={levels.map((level) => ({ id: String(level), label: levelLabels[level][language] }))}
          chosen={partsOf(values.levels)}
          error={error}
          choose={(chosen) => change({ levels: chosen.join(',') })}
        />
      )}
      {values.audience === 'groups' && !groups && unread !== undefined && (
        <ReadFailed inside title={t('announcements.groups.failed')} error={unread} retry={() => void readAgain()} />
      )}
      {values.audience === 'groups' && (groups || unread === undefined) && (
        <CheckedList
          title={t('announcements.groups')}
          {...(groups && { none: t('announcements.groups.none') })}
          choices={(groups ?? []).map((one) => ({
            id: one.id,
            label: [labelOf(one), schools.size > 1 && one.school.name].filter(Boolean).join(' · '),
          }))}
          chosen={partsOf(values.groups)}
          error={error}
          choose={(chosen) => change({ groups: chosen.join(',') })}
        />
      )}
    </>
  );
}
