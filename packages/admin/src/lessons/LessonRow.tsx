import type { ContentsLesson, CourseContents } from '@lia/sdk/lessons/contents';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import PublishedIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, ListItem, Typography } from '@mui/material';
import { type DragEvent, useState } from 'react';

import { useText } from '../i18n/text.ts';
import { StatusChip } from '../records/StatusChip.tsx';
import type { Statuses } from '../resources/field.ts';
import { LessonDialog } from './LessonDialog.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { moveLesson, placeLesson } from './order.ts';

/** What a dragged lesson is called. */
export const DRAGGED = 'application/x-lia-lesson';

const statuses = {
  published: { label: 'lessons.published', tone: 'good', icon: PublishedIcon },
  draft: { label: 'lessons.draft', tone: 'quiet', icon: DraftIcon },
} as const satisfies Statuses;

interface LessonRowProps {
  course: number;
  section: string;
  lesson: ContentsLesson;
  contents: CourseContents;
  changed: () => void;
  reorder: (contents: CourseContents | null) => Promise<void>;
}

/** A lesson of a section: opened to be edited, moved by buttons or by dragging. */
export function LessonRow({ course, section, lesson, contents, changed, reorder }: LessonRowProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { id, title, kind, minutes, published } = lesson;

  function drop(event: DragEvent): void {
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged === '') return;
    event.preventDefault();
    event.stopPropagation();
    const others = contents.find((one) => one.id === section)?.lessons.filter((one) => one.id !== dragged) ?? [];
    const place = others.findIndex((one) => one.id === id);
    if (dragged !== id) void reorder(placeLesson(contents, dragged, section, place));
  }

  return (
    <ListItem
      disableGutters
      divider
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <DragIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary', cursor: 'grab' }} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Button
          aria-label={t('lessons.edit', { title })}
          onClick={() => setOpen(true)}
          sx={{ px: 1, mx: -1, minHeight: 44, textAlign: 'start', overflowWrap: 'anywhere', fontWeight: 600 }}
        >
          {title}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {[t(`lessons.kinds.${kind}`), minutes !== null && t('lessons.minutesShort', { count: minutes })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <StatusChip statuses={statuses} status={published ? 'published' : 'draft'} />
      <MoveButtons title={title} move={(by) => moveLesson(contents, id, by)} reorder={reorder} />
      {isOpen && (
        <LessonDialog
          course={course}
          id={id}
          close={() => {
            setOpen(false);
            changed();
          }}
        />
      )}
    </ListItem>
  );
}
