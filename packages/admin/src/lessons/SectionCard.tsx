import { addLesson, deleteCourseSection, renameCourseSection } from '@lia/sdk/lessons/administration';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { CourseContents } from '@lia/sdk/lessons/contents';
import { type LessonKind, lessonKinds } from '@lia/sdk/lessons/rules';
import { Box, Button, List, MenuItem, TextField, Typography } from '@mui/material';
import { type DragEvent, type FormEvent, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton, useAct } from '../records/ActButton.tsx';
import { DRAGGED, LessonRow } from './LessonRow.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { moveSection, placeLesson } from './order.ts';

interface SectionCardProps {
  course: number;
  section: CourseContents[number];
  contents: CourseContents;
  changed: () => void;
  reorder: (contents: CourseContents | null) => Promise<void>;
}

/** A section of a course with its lessons. */
export function SectionCard({ course, section, contents, changed, reorder }: SectionCardProps) {
  const t = useText();
  const client = useClient();
  const { id, title, lessons } = section;

  function drop(event: DragEvent): void {
    const lesson = event.dataTransfer.getData(DRAGGED);
    if (lesson === '') return;
    event.preventDefault();
    void reorder(placeLesson(contents, lesson, id, lessons.length));
  }

  return (
    <Box
      component="section"
      aria-label={title}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <Rename key={title} id={id} title={title} changed={changed} />
        <MoveButtons title={title} move={(by) => moveSection(contents, id, by)} reorder={reorder} />
      </Box>
      {lessons.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('lessons.noneInSection')}
        </Typography>
      )}
      <List disablePadding>
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.id}
            course={course}
            section={id}
            lesson={lesson}
            contents={contents}
            changed={changed}
            reorder={reorder}
          />
        ))}
      </List>
      <NewLesson section={id} changed={changed} />
      <Box>
        <ActButton
          size="small"
          variant="text"
          color="error"
          label={t('lessons.deleteSection')}
          aria-label={t('lessons.deleteSectionOf', { title })}
          question={{
            title: t('lessons.deleteSectionTitle'),
            body: t('lessons.deleteSectionBody'),
            cancel: t('lessons.keep'),
          }}
          call={() => client.call(deleteCourseSection, { params: { id } })}
          then={changed}
        />
      </Box>
    </Box>
  );
}

/** The title of a section, saved by a press or with Enter. */
function Rename({ id, title, changed }: { id: string; title: string; changed: () => void }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct();
  const [typed, setTyped] = useState(title);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { title: typed.trim() };
    await act(() => client.call(renameCourseSection, { params: { id }, body }), changed);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void send(event)}
      sx={{ flex: '1 1 220px', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <TextField
        size="small"
        label={t('lessons.renameSection')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 150, autoComplete: 'off' } }}
        sx={{ flex: '1 1 180px' }}
      />
      {typed.trim() !== title && typed.trim() !== '' && (
        <Button type="submit" variant="outlined" loading={busy}>
          {t('lessons.rename')}
        </Button>
      )}
    </Box>
  );
}

const isKind = (value: string): value is LessonKind => lessonKinds.some((kind) => kind === value);

/** Adds a draft at the end of a section. */
function NewLesson({ section, changed }: { section: string; changed: () => void }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<LessonKind>('text');
  // The same for a press after a lost answer.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { kind, title: title.trim() };
    await act(
      () => client.call(addLesson, { params: { id: section }, body, idempotencyKey }),
      () => {
        setTitle('');
        setKey(newIdempotencyKey());
        changed();
      },
    );
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void send(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <TextField
        size="small"
        label={t('lessons.newLesson')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 150, autoComplete: 'off' } }}
        sx={{ flex: '1 1 180px' }}
      />
      <TextField
        select
        size="small"
        id={`kind-${section}`}
        label={t('lessons.kind')}
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        sx={{ minWidth: 140 }}
      >
        {lessonKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`lessons.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" loading={busy} disabled={title.trim() === ''}>
        {t('lessons.add')}
      </Button>
    </Box>
  );
}
