import { getClassroomSettings, updateSchoolClassroom } from '@lia/sdk/classroom/endpoints';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

import { useText } from '../i18n/useText.ts';
import { useIsView } from '../services/services.ts';
import { useRead } from '../services/useRead.ts';
import { Section } from '../ui/Section.tsx';
import { useClassroomChange } from './useClassroomChange.ts';

/** Whether families may observe classes, for who runs a school; nothing for others. */
export function GuardianSwitches() {
  const { t } = useText();
  const isView = useIsView();
  const { busy, run } = useClassroomChange();
  const { data } = useRead(['classes', 'settings'], (client) => client.call(getClassroomSettings));
  const schools = data?.data.schools ?? [];
  return schools.map(({ id, name, guardians_observe: on }) => (
    <Section key={id} title={t('classes.guardians.of', { school: name })}>
      <FormControlLabel
        sx={{ minHeight: 44, mx: 0, gap: 2 }}
        control={<Switch checked={on} disabled={busy || isView} />}
        label={t('classes.guardians')}
        onChange={(_, observe) =>
          void run((client) =>
            client.call(updateSchoolClassroom, { params: { id }, body: { guardians_observe: observe } }),
          )
        }
      />
    </Section>
  ));
}
