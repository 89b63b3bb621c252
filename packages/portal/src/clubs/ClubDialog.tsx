import { createClub, updateClub } from '@lia/sdk/clubs/endpoints';
import { clubTopicLabels } from '@lia/sdk/clubs/labels';
import { type ClubTopic, clubTopics, MAX_CLUB_ABOUT, MAX_CLUB_NAME } from '@lia/sdk/clubs/rules';
import type { Club } from '@lia/sdk/clubs/schema';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface ClubDialogProps {
  /** The school that gets a new one. */
  school: number;
  /** The one that is changed; a new one where there is none. */
  club?: Club;
  close: () => void;
}

/** Asks for topic, name and what a club is about. */
export default function ClubDialog({ school, club, close }: ClubDialogProps) {
  const { t, language, message, failure } = useText();
  const { busy, run } = useChangeOf('clubs');
  const [topic, setTopic] = useState<ClubTopic>(club?.topic ?? 'reading');
  const [name, setName] = useState(club?.name ?? '');
  const [about, setAbout] = useState(club?.about ?? '');
  const [asked, setAsked] = useState(false);
  const refusal = useRefusal();
  // The same club sent again after a lost answer is one club.
  const [key, setKey] = useState(newIdempotencyKey);
  const { error: refused } = refusal;
  const fields = refused instanceof ApiError ? refused.fields : {};

  function change(): void {
    setKey(newIdempotencyKey());
    refusal.forget();
  }

  function errorOf(field: 'name' | 'about', value: string): string | null {
    if (asked && value.trim() === '') return message({ key: 'required' });
    return fields[field] ?? null;
  }

  async function submit(): Promise<void> {
    setAsked(true);
    if (name.trim() === '' || about.trim() === '') return;
    const given = { topic, name: name.trim(), about: about.trim() };
    const saved = await run(
      (client) =>
        club
          ? client.call(updateClub, { params: { id: club.id }, body: { ...given, closed: club.closed } })
          : client.call(createClub, { body: { ...given, school_id: school }, idempotencyKey: key }),
      { refused: refusal.refuse },
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
        value={topic}
        onChange={({ target }) => {
          setTopic(clubTopics.find((one) => one === target.value) ?? topic);
          change();
        }}
      >
        {clubTopics.map((one) => (
          <option key={one} value={one}>
            {clubTopicLabels[one][language]}
          </option>
        ))}
      </LabelledSelect>
      <LabelledInput
        name="name"
        label={t('clubs.name')}
        value={name}
        maxLength={MAX_CLUB_NAME}
        error={errorOf('name', name)}
        onChange={({ target }) => {
          setName(target.value);
          change();
        }}
      />
      <LabelledText
        name="about"
        label={t('clubs.about')}
        rows={3}
        value={about}
        maxLength={MAX_CLUB_ABOUT}
        error={errorOf('about', about)}
        onChange={({ target }) => {
          setAbout(target.value);
          change();
        }}
      />
      <FormRefusal
        text={refused === null || Object.keys(fields).length > 0 ? null : failure(refused)}
        times={refusal.times}
      />
    </FormDialog>
  );
}
