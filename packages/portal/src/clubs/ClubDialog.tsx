import { createClub, updateClub } from '@lia/sdk/clubs/endpoints';
import { clubTopicLabels } from '@lia/sdk/clubs/labels';
import { clubTopics, MAX_CLUB_ABOUT, MAX_CLUB_NAME } from '@lia/sdk/clubs/rules';
import { type Club, newClubSchema } from '@lia/sdk/clubs/schema';
import { validate } from '@lia/sdk/validation/validate';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useTypedFields } from '../fields/useTypedFields.ts';
import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

const typedClubSchema = newClubSchema.pick(['topic', 'name', 'about']);

interface ClubDialogProps {
  /** The school that gets a new one. */
  school: number;
  /** The one that is changed; a new one where there is none. */
  club?: Club;
  close: () => void;
}

/** Asks for topic, name and what a club is about. */
export default function ClubDialog({ school, club, close }: ClubDialogProps) {
  const { t, language } = useText();
  const { busy, run } = useChangeOf('clubs');
  const { values, key, type, refused, refuse, attempt, input } = useTypedFields(
    { topic: club?.topic ?? clubTopics[0], name: club?.name ?? '', about: club?.about ?? '' },
    (typed) => validate(typedClubSchema, typed, { input: 'typed' }),
  );

  async function submit(): Promise<void> {
    const body = attempt();
    if (!body) return;
    const saved = await run(
      (client) =>
        club
          ? client.call(updateClub, { params: { id: club.id }, body: { ...body, closed: club.closed } })
          : client.call(createClub, { body: { ...body, school_id: school }, idempotencyKey: key }),
      { refused: refuse },
    );
    if (saved) close();
  }

  return (
    <FormDialog
      title={t(club ? 'clubs.edit.title' : 'clubs.new.title')}
      action={t(club ? 'clubs.save' : 'clubs.new')}
      busy={busy}
      submit={submit}
      close={close}
    >
      <LabelledSelect
        name="topic"
        label={t('clubs.topic')}
        value={values.topic}
        onChange={({ target }) => type({ topic: clubTopics.find((one) => one === target.value) ?? values.topic })}
      >
        {clubTopics.map((one) => (
          <option key={one} value={one}>
            {clubTopicLabels[one][language]}
          </option>
        ))}
      </LabelledSelect>
      <LabelledInput {...input('name')} label={t('clubs.name')} maxLength={MAX_CLUB_NAME} />
      <LabelledText {...input('about')} label={t('clubs.about')} rows={3} maxLength={MAX_CLUB_ABOUT} />
      <FormRefusal {...refused} />
    </FormDialog>
  );
}
