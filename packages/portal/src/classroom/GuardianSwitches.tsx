import { getClassroomSettings, updateSchoolClassroom } from '@lia/sdk/classroom/endpoints';

import { CheckField } from '../fields/CheckField.tsx';
import { useText } from '../i18n/useText.ts';
import { useIsView } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
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
      <CheckField
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={busy || isView}
        label={t('classes.guardians')}
        onChange={(observe) =>
          void run((client) =>
            client.call(updateSchoolClassroom, { params: { id }, body: { guardians_observe: observe } }),
          )
        }
      />
    </Section>
  ));
}
