import { createGroup, updateGroup } from '@lia/sdk/groups/endpoints';
import { MAX_EXTERNAL_ID, MAX_GROUP_NAME } from '@lia/sdk/groups/rules';
import type { Group } from '@lia/sdk/groups/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import { may } from '@lia/sdk/accounts/permissions';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { gradesOf, type Level, levels } from '@lia/sdk/registrations/rules';
import { useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useGroupChange } from './useGroupChange.ts';

interface GroupDialogProps {
  school: number;
  /** The group that is edited; a new one where there is none. Its level and grade stay. */
  group?: Group;
  close: () => void;
}

interface Values {
  name: string;
  level: Level;
  grade: number;
  /** Uuid, or empty for none. */
  teacher: string;
  /** What another program of the school calls it; empty for nothing. */
  externalId: string;
}

/** Asks for name, level and grade of a group, and who runs the school for its teacher and its external id as well. */
export default function GroupDialog({ school, group, close }: GroupDialogProps) {
  const { t, message, failure, language } = useText();
  const user = useMember();
  const runsSchool = may(user, 'members.read');
  const [{ name, level, grade, teacher, externalId }, setValues] = useState<Values>({
    name: group?.name ?? '',
    level: group?.level ?? 2,
    grade: group?.grade ?? 1,
    teacher: group?.teacher?.uuid ?? '',
    externalId: group?.external_id ?? '',
  });
  const [missing, setMissing] = useState(false);
  const refusal = useRefusal();
  // The same group sent again after a lost answer is one group; a changed one is another.
  const [key, setKey] = useState(newIdempotencyKey);
  const { busy, run } = useGroupChange();
  const { data: teachers = [] } = useRead(runsSchool ? ['schools', String(school), 'teachers'] : null, (client) =>
    client.call(listSchoolMembers, { params: { id: school }, query: { filter: JSON.stringify({ role: 'teacher' }) } }),
  );

  function type(changed: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changed }));
    setMissing(false);
    setKey(newIdempotencyKey());
  }

  async function submit(): Promise<void> {
    if (name.trim() === '') return setMissing(true);
    const named = runsSchool ? { teacherId: teacher === '' ? null : teacher } : {};
    const known = runsSchool ? { externalId: externalId.trim() || null } : {};
    const saved = await run(
      (client) =>
        group
          ? client.call(updateGroup, { body: { groupId: group.id, groupTitle: name.trim(), ...named, ...known } })
          : client.call(createGroup, {
              body: { groupName: name.trim(), schoolId: school, level, grade, ...named },
              idempotencyKey: key,
            }),
      { refused: refusal.refuse },
    );
    if (saved) close();
  }

  return (
    <FormDialog
      title={t(group ? 'groups.edit.title' : 'groups.new')}
      action={t(group ? 'groups.save' : 'groups.create')}
      busy={busy}
      submit={submit}
      close={close}
    >
      <LabelledInput
        name="groupName"
        label={t('groups.name')}
        required
        value={name}
        error={missing ? message({ key: 'required' }) : null}
        maxLength={MAX_GROUP_NAME}
        onChange={({ target }) => type({ name: target.value })}
      />
      {!group && (
        <>
          <RadioField
            name="level"
            label={t('groups.level')}
            value={String(level)}
            error={null}
            choices={levels.map((one) => ({ value: String(one), label: levelLabels[one][language] }))}
            onChange={(chosen) => type({ level: levels.find((one) => String(one) === chosen) ?? level, grade: 1 })}
          />
          <LabelledSelect
            name="grade"
            label={t('groups.grade')}
            value={grade}
            onChange={({ target }) => type({ grade: Number(target.value) })}
          >
            {gradesOf(level).map((one) => (
              <option key={one} value={one}>
                {t('groups.grade.choice', { grade: one })}
              </option>
            ))}
          </LabelledSelect>
        </>
      )}
      {runsSchool && (
        <LabelledSelect
          name="teacherId"
          label={t('groups.teacher.label')}
          value={teacher}
          onChange={({ target }) => type({ teacher: target.value })}
        >
          <option value="">{t('groups.teacher.none')}</option>
          {teachers.map(({ uuid, name: own, last_name: surname }) => (
            <option key={uuid} value={uuid}>{`${own} ${surname}`}</option>
          ))}
        </LabelledSelect>
      )}
      {runsSchool && group && (
        <LabelledInput
          name="externalId"
          label={t('groups.externalId')}
          value={externalId}
          error={null}
          maxLength={MAX_EXTERNAL_ID}
          onChange={({ target }) => type({ externalId: target.value })}
        />
      )}
      <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
    </FormDialog>
  );
}
