import { getChildQuietHours, saveChildQuietHours } from '@lia/sdk/notifications/endpoints';
import type { QuietHours } from '@lia/sdk/notifications/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type SubmitEvent, useState } from 'react';

import { useChange } from '../changes/useChange.ts';
import { FieldsToSave } from '../fields/FieldsToSave.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useRefusal } from '../fields/useRefusal.ts';
import { useWrongFocus } from '../ui/focus.ts';
import { useText } from '../i18n/useText.ts';
import { isComplete, QuietFields } from '../notifications/preferences/QuietFields.tsx';
import { useFormRead } from '../reads/useFormRead.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';

/** When a child is not notified: the hours in which they sleep, rest or study. */
export default function ChildQuietHours({ id }: { id: string }) {
  const { t } = useText();
  const { data, error, mutate } = useFormRead([getChildQuietHours, id], (client) =>
    client.call(getChildQuietHours, { params: { id } }),
  );
  return (
    <Section title={t('child.quiet')}>
      {data && (
        <QuietForm id={id} kept={data.data} onSaved={(saved) => void mutate({ data: saved }, { revalidate: false })} />
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('child.quiet.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={120} width={240} />
        </Loading>
      )}
    </Section>
  );
}

interface QuietFormProps {
  id: string;
  kept: QuietHours;
  onSaved: (saved: QuietHours) => void;
}

function QuietForm({ id, kept, onSaved }: QuietFormProps) {
  const { t, failure } = useText();
  const { busy, run } = useChange();
  const [values, setValues] = useState(kept);
  const refusal = useRefusal();
  const focusWrong = useWrongFocus();
  const ready = isComplete(values);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!ready) return focusWrong(event.currentTarget);
    const saved = await run(
      async (client) => {
        onSaved((await client.call(saveChildQuietHours, { params: { id }, body: values })).data);
        return { message: t('child.quiet.saved') };
      },
      { refused: refusal.refuse },
    );
    if (saved) refusal.forget();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, justifyItems: 'start', width: '100%' }}
    >
      <FieldsToSave saving={busy} gap={4}>
        <QuietFields
          values={values}
          text={t('child.quiet.text')}
          zoneLabel={t('child.quiet.zone')}
          onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        />
      </FieldsToSave>
      <ForMember>
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
          <SubmitButton ready={ready} sending={busy}>
            {t('child.quiet.save')}
          </SubmitButton>
        </Box>
      </ForMember>
    </Box>
  );
}
