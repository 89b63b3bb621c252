import { may } from '@lia/sdk/accounts/permissions';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { NO_GROUP } from './paths.ts';
import { useGroupLabel } from './useGroupLabel.ts';

/** Which students are listed: `group` is an id, `NO_GROUP` or empty for all; `grade` is `level-grade`, or empty for all. */
interface Narrowed {
  group: string;
  grade: string;
}

export const everyStudent: Narrowed = { group: '', grade: '' };

/** The filter of the call. */
export function filterOf({ group, grade: chosen }: Narrowed): Readonly<Record<string, unknown>> {
  const [level, grade] = chosen.split('-').map(Number);
  return {
    ...(group === NO_GROUP && { without_group: true }),
    ...(group !== '' && group !== NO_GROUP && { group_id: group }),
    ...(chosen !== '' && { level, grade }),
  };
}

interface StudentFiltersProps {
  narrowed: Narrowed;
  narrow: (narrowed: Narrowed) => void;
}

/** Chooses a group and a grade; of those in no group, who runs a school alone knows. */
export function StudentFilters({ narrowed, narrow }: StudentFiltersProps) {
  const { t } = useText();
  const labelOf = useGroupLabel();
  const user = useMember();
  const { data: groups = [] } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const { group, grade } = narrowed;
  return (
    <>
      <LabelledSelect
        label={t('groups.one')}
        value={group}
        onChange={({ target }) => narrow({ ...narrowed, group: target.value })}
      >
        <option value="">{t('groupStudents.every')}</option>
        {may(user, 'members.read') && <option value={NO_GROUP}>{t('groupStudents.ungrouped')}</option>}
        {groups.map((one) => (
          <option key={one.id} value={one.id}>
            {labelOf(one)}
          </option>
        ))}
      </LabelledSelect>
      <LabelledSelect
        label={t('groups.grade')}
        value={grade}
        onChange={({ target }) => narrow({ ...narrowed, grade: target.value })}
      >
        <option value="">{t('groupStudents.every')}</option>
        {levels.flatMap((level) =>
          gradesOf(level).map((one) => (
            <option key={`${level}-${one}`} value={`${level}-${one}`}>
              {t(`grade.${level}`, { grade: one })}
            </option>
          )),
        )}
      </LabelledSelect>
    </>
  );
}
