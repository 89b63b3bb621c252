import { giveCoursePlace } from '@lia/sdk/courses/administration';
import { givenPlaceLabels } from '@lia/sdk/courses/labels';
import { TextField } from '@mui/material';
import { useId, useState } from 'react';

import { useLanguage, useText } from '../../i18n/text.ts';
import { PersonSearch } from '../../people/PersonSearch.tsx';
import { SendDialog } from '../../records/SendDialog.tsx';
import { useSending } from '../../records/useSending.ts';

interface GivePlaceProps {
  course: number;
  close: () => void;
  given: () => void;
}

/** Gives a person a place in a course, with the reason. */
export default function GivePlace({ course, close, given }: GivePlaceProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const sending = useSending();
  const { errors, setErrors, changed } = sending;
  const [user, setUser] = useState<string | null>(null);
  const [reason, setReason] = useState('');

  function send(): void {
    if (user === null) return setErrors({ user: t('coursePlaces.missing') });
    const body = { user, reason: reason.trim() };
    void sending.send(
      (client, idempotencyKey) => client.call(giveCoursePlace, { params: { id: course }, body, idempotencyKey }),
      given,
    );
  }

  return (
    <SendDialog
      title={t('coursePlaces.give')}
      lead={t('coursePlaces.lead')}
      sending={sending}
      close={close}
      send={send}
    >
      <PersonSearch
        id={`${id}-person`}
        label={givenPlaceLabels.user[language]}
        hint={t('coursePlaces.search')}
        none={t('coursePlaces.noPerson')}
        filter={{ status: 'active' }}
        error={errors['user']}
        onChoose={(uuid) => {
          setUser(uuid);
          changed();
        }}
      />
      <TextField
        id={`${id}-reason`}
        label={givenPlaceLabels.reason[language]}
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          changed();
        }}
        error={errors['reason'] !== undefined}
        helperText={errors['reason'] ?? t('coursePlaces.reasonHint')}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </SendDialog>
  );
}
