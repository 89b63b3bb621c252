import { getLessonRecord } from '@lia/sdk/lessons/administration';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { UnsavedGuard, UnsavedQuestion } from '../records/UnsavedGuard.tsx';
import { LessonEditor } from './LessonEditor.tsx';

interface LessonDialogProps {
  course: number;
  id: string;
  close: () => void;
}

/** A lesson as its author edits it: its text, its file or its questions, and whether it is published. */
export function LessonDialog({ course, id, close }: LessonDialogProps) {
  const t = useText();
  const client = useClient();
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { data, error, refetch } = useQuery({
    queryKey: [getLessonRecord, id],
    queryFn: ({ signal }) => client.call(getLessonRecord, { params: { id }, signal }),
    retry: false,
    // What is typed stays: it is read again when the dialog is opened again.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const [unsaved, setUnsaved] = useState({ lesson: false, chapters: false });
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = unsaved.lesson || unsaved.chapters;
  const leave = () => (isUnsaved ? setAsking(true) : close());
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} onClose={leave} aria-labelledby={titleId}>
      {data ? (
        <LessonEditor
          course={course}
          lesson={data}
          titleId={titleId}
          isDirty={unsaved.lesson}
          setDirty={(lesson) => setUnsaved((before) => ({ ...before, lesson }))}
          typedChapters={(chapters) => setUnsaved((before) => ({ ...before, chapters }))}
          leave={leave}
          close={close}
        />
      ) : (
        <>
          <DialogTitle id={titleId}>{t('lessons.title')}</DialogTitle>
          <DialogContent>
            {error ? <LoadError message={t('lessons.failed')} onRetry={refetch} /> : <Skeleton height={240} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('lessons.close')}</Button>
          </DialogActions>
        </>
      )}
      {/* Beside the guard of the course's form only while there is something to lose: a router has one at a time. */}
      {isUnsaved && <UnsavedGuard dirty />}
      <UnsavedQuestion open={isAsking} keep={() => setAsking(false)} discard={close} />
    </Dialog>
  );
}
