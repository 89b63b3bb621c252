import { createGroup, updateGroup } from '@lia/sdk/groups/endpoints';
import { MAX_EXTERNAL_ID, MAX_GROUP_NAME } from '@lia/sdk/groups/rules';
import { type Group, groupUpdateSchema, newGroupSchema } from '@lia/sdk/groups/schema';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import { may } from '@lia/sdk/accounts/permissions';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { validate } from '@lia/sdk/validation/validate';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { useGroupChange } from './useGroupChange.ts';

const typedGroupSchema = newGroupSchema.omit(['schoolId']).concat(groupUpdateSchema.pick(['externalId']));

interface GroupDialogProps {
  school: number;
  /** The group that is edited; a new one where there is none. Its level and grade stay. */
  group?: Group;
  close: () => void;
}

/** Asks for name, level and grade of a group, and who runs the school for its teacher and its external id as well. */
export default function GroupDialog({ school, group, close }: GroupDialogProps) {
  const { t, language } = useText();
  const user = useMember();
  const runsSchool = may(user, 'members.read');
  const { values, key, type, errorOf, refused, refuse, attempt, input } = useTypedFields(
    {
      groupName: group?.name ?? '',
      level: group?.level ?? 2,
      grade: group?.grade ?? 1,
      teacherId: group?.teacher?.uuid ?? '',
      externalId: group?.external_id ?? '',
    },
    (typed) =>
      validate(
        typedGroupSchema,
        { ...typed, teacherId: typed.teacherId || null, externalId: typed.externalId.trim() || null },
        { input: 'typed' },
      ),
  );
  const { busy, run } = useGroupChange();
  const { data: teachers = [] } = useRead(runsSchool ? ['schools', String(school), 'teachers'] : null, (client) =>
    client.call(listSchoolMembers, { params: { id: school }, query: { filter: JSON.stringify({ role: 'teacher' }) } }),
  );

  async function submit(): Promise<void> {
    const body = attempt();
    if (!body) return;
    const { groupName, level, grade, teacherId, externalId } = body;
    // A teacher who left the school stays until another one is chosen.
    const taught = runsSchool && teacherId !== group?.teacher?.uuid ? { teacherId } : {};
    const known = runsSchool ? { externalId } : {};
    const saved = await run(
      (client) =>
        group
          ? client.call(updateGroup, { body: { groupId: group.id, groupTitle: groupName, ...taught, ...known } })
          : client.call(createGroup, {
              body: { groupName, schoolId: school, level, grade, ...taught },
              idempotencyKey: key,
            }),
      { refused: refuse },
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
      <LabelledInput {...input('groupName')} label={t('groups.name')} required maxLength={MAX_GROUP_NAME} />
      {!group && (
        <>
          <RadioField
            name="level"
            label={t('groups.level')}
            value={String(values.level)}
            error={null}
            choices={levels.map((one) => ({ value: String(one), label: levelLabels[one][language] }))}
            onChange={(chosen) =>
              type({ level: levels.find((one) => String(one) === chosen) ?? values.level, grade: 1 })
            }
          />
          <LabelledSelect
            name="grade"
            label={t('groups.grade')}
            value={values.grade}
            onChange={({ target }) => type({ grade: Number(target.value) })}
          >
            {gradesOf(values.level).map((one) => (
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
          value={values.teacherId}
          error={errorOf('teacherId')}
          onChange={({ target }) => type({ teacherId: target.value })}
        >
          <option value="">{t('groups.teacher.none')}</option>
          {group?.teacher && !teachers.some(({ uuid }) => uuid === group.teacher?.uuid) && (
            <option value={group.teacher.uuid}>{group.teacher.name}</option>
          )}
          {teachers.map(({ uuid, name: own, last_name: surname }) => (
            <option key={uuid} value={uuid}>{`${own} ${surname}`}</option>
          ))}
        </LabelledSelect>
      )}
      {runsSchool && group && (
        <LabelledInput {...input('externalId')} label={t('groups.externalId')} maxLength={MAX_EXTERNAL_ID} />
      )}
      <FormRefusal {...refused} />
    </FormDialog>
  );
}
