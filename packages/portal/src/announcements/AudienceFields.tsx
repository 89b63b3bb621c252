import { may, reachesOf } from '@lia/sdk/accounts/permissions';
import { announcementAudiences } from '@lia/sdk/announcements/rules';
import { listGroups } from '@lia/sdk/groups/endpoints';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../services/useRead.ts';
import { partsOf, toggled, type Values } from './announcementForm.ts';

const levels = ['1', '2', '3'] as const;

interface AudienceFieldsProps {
  values: Values;
  /** What is wrong with the levels or groups, in words, or null. */
  error: string | null;
  change: (changed: Partial<Values>) => void;
}

/** For whom an announcement is: groups of a teacher; of a school all of it, some levels or some groups. */
export function AudienceFields({ values, error, change }: AudienceFieldsProps) {
  const { t } = useText();
  const user = useMember();
  const { data: groups } = useRead(may(user, 'groups.manage') ? ['groups', 'list', 'all'] : null, (client) =>
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
        <Choices
          legend={t('announcements.levels')}
          choices={levels.map((level) => ({ value: level, label: t(`announcements.level.${level}`) }))}
          chosen={values.levels}
          error={error}
          choose={(chosen) => change({ levels: chosen })}
        />
      )}
      {values.audience === 'groups' && (
        <Choices
          legend={t('announcements.groups')}
          none={groups?.length === 0 ? t('announcements.groups.none') : null}
          choices={(groups ?? []).map(({ id, name, level, grade, school }) => ({
            value: id,
            label: [name, t(`grade.${level}`, { grade }), schools.size > 1 && school.name].filter(Boolean).join(' · '),
          }))}
          chosen={values.groups}
          error={error}
          choose={(chosen) => change({ groups: chosen })}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  legend: string;
  choices: readonly { value: string; label: string }[];
  /** With commas between them. */
  chosen: string;
  /** Why there are no choices. */
  none?: string | null;
  error: string | null;
  choose: (chosen: string) => void;
}

function Choices({ legend, choices, chosen, none = null, error, choose }: ChoicesProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 4, border: 1, borderColor: 'divider', borderRadius: 2, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
        {legend}
      </Typography>
      {none !== null && <Typography>{none}</Typography>}
      {choices.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          sx={{ display: 'flex', minHeight: 44 }}
          control={<Checkbox checked={partsOf(chosen).includes(value)} />}
          label={label}
          onChange={(_, isIn) => choose(toggled(chosen, value, isIn))}
        />
      ))}
      {error !== null && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
    </Box>
  );
}
