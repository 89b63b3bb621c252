import { addCourseSection } from '@lia/sdk/lessons/administration';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { Alert, Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useContents } from './useContents.ts';
import './en.ts';
import './es.ts';

/** What a course consists of: its sections and lessons, put in order by keyboard or by dragging. */
export function Contents({ course, isOffered }: { course: number; isOffered: boolean }) {
  const t = useText();
  const { contents, error, refetch, changed, reorder } = useContents(course);
  return (
    <Section title={t('lessons.title')}>
      {error ? (
        <LoadError message={t('lists.failed')} onRetry={refetch} />
      ) : contents ? (
        <Stack spacing={2}>
          {isOffered && !contents.some(({ lessons }) => lessons.some(({ published }) => published)) && (
            <Alert severity="warning" variant="outlined">
              {t('lessons.nothingOnOffer')}
            </Alert>
          )}
          {contents.length === 0 && <Typography color="text.secondary">{t('lessons.none')}</Typography>}
          {contents.map((section) => (
            <SectionCard
              key={section.id}
              course={course}
              section={section}
              contents={contents}
              changed={changed}
              reorder={reorder}
            />
          ))}
          <NewSection course={course} changed={changed} />
        </Stack>
      ) : (
        <Skeleton height={160} />
      )}
    </Section>
  );
}

function NewSection({ course, changed }: { course: number; changed: () => void }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct();
  const [title, setTitle] = useState('');
  // The same for a press after a lost answer.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { title: title.trim() };
    await act(
      () => client.call(addCourseSection, { params: { id: course }, body, idempotencyKey }),
      () => {
        setTitle('');
        setKey(newIdempotencyKey());
        changed();
      },
    );
  }

  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void send(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={t('lessons.newSection')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 150, autoComplete: 'off' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={title.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {t('lessons.addSection')}
      </Button>
    </Box>
  );
}
