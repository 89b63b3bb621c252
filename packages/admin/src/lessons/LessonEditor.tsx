import { changeLesson, deleteLesson, getLessonRecord, publishLesson } from '@lia/sdk/lessons/administration';
import type { LessonChange, LessonRecord } from '@lia/sdk/lessons/contents';
import { ApiError } from '@lia/sdk/http/error';
import type { Message } from '@lia/sdk/messages/translate';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useMessage, useReason, useText } from '../i18n/text.ts';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { ActButton } from '../records/ActButton.tsx';
import { QuizEditor } from './QuizEditor.tsx';

/** With what sends files in pieces, which the other kinds do without. */
const LessonFile = lazy(() => import('./LessonFile.tsx'));

/** What is typed of a lesson. */
const typedOf = ({ title, text, url, minutes, pass_mark, questions }: LessonRecord) => ({
  title,
  text,
  url: url ?? '',
  minutes: minutes === null ? '' : String(minutes),
  passMark: pass_mark === null ? '' : String(pass_mark),
  questions,
});
type Typed = ReturnType<typeof typedOf>;

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const bodyOf = (
  { title, text, url, minutes, passMark, questions }: Typed,
  { kind, version }: Pick<LessonRecord, 'kind' | 'version'>,
): LessonChange => ({
  title: title.trim(),
  text: text.trim(),
  minutes: numberOf(minutes),
  version,
  ...(kind === 'video' && { url: url.trim() }),
  ...(kind === 'quiz' && { pass_mark: numberOf(passMark), questions }),
});

/** What is typed where a number belongs and is none: JSON has no word for it, and would send it as nothing. */
function wrongNumbers({ minutes, passMark }: Typed, kind: LessonRecord['kind']): Readonly<Record<string, Message>> {
  const isNumber = (typed: string) => Number.isFinite(Number(typed));
  const mark = passMark.trim() === '' ? 'required' : !isNumber(passMark) && 'number.digits';
  return {
    ...(!isNumber(minutes) && { minutes: { key: 'number.digits' } }),
    ...(kind === 'quiz' && mark && { pass_mark: { key: mark } }),
  };
}

interface LessonEditorProps {
  course: number;
  lesson: LessonRecord;
  titleId: string;
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  typedChapters: (isUnsaved: boolean) => void;
  /** Asks first where something is not saved. */
  leave: () => void;
  close: () => void;
}

/** The fields of a lesson, and what is done with it, in a dialog. */
export function LessonEditor({
  course,
  lesson,
  titleId,
  isDirty,
  setDirty,
  typedChapters,
  leave,
  close,
}: LessonEditorProps) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const reasonOf = useReason();
  const messageOf = useMessage();
  const formId = useId();
  const [typed, setTyped] = useState(() => typedOf(lesson));
  const [busy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // What was typed is based on this one: it stays behind where someone else has saved in between.
  const [version, setVersion] = useState(lesson.version);
  // The fields stay open while a lesson is saved.
  const isTypedSince = useRef(false);
  const { id, kind, published, media } = lesson;
  const params = { id };

  /** Shows the lesson after a call of ours. */
  const keep = (saved: LessonRecord) => {
    queries.setQueryData([getLessonRecord, id], saved);
    setVersion((before) => (saved.version === before + 1 ? saved.version : before));
  };
  /** Begins again with the lesson as it is. */
  const restart = (saved: LessonRecord) => {
    queries.setQueryData([getLessonRecord, id], saved);
    setVersion(saved.version);
    setTyped(typedOf(saved));
    setDirty(false);
    setErrors({});
  };
  const change = (next: Partial<Typed>) => {
    isTypedSince.current = true;
    setTyped({ ...typed, ...next });
    setDirty(true);
    setErrors({});
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = Object.entries(wrongNumbers(typed, kind));
    if (wrong.length > 0) {
      setErrors(Object.fromEntries(wrong.map(([name, message]) => [name, messageOf(message)])));
      return;
    }
    setBusy(true);
    isTypedSince.current = false;
    try {
      const { message, data } = await client.call(changeLesson, { params, body: bodyOf(typed, { kind, version }) });
      notify(message, { type: 'success' });
      if (isTypedSince.current) keep(data);
      else restart(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = reasonOf(error);
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { form: message });
      setStale(error.code === 'LESSON_STALE');
    }
    setBusy(false);
  }

  const field = (name: string, of: string, hint?: string) => ({
    id: `${formId}-${of}`,
    fullWidth: true,
    error: errors[name] !== undefined,
    helperText: errors[name] ?? hint,
  });

  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {lesson.title} · {t(`lessons.kinds.${kind}`)}
      </DialogTitle>
      <DialogContent dividers>
        <Stack
          component="form"
          id={formId}
          noValidate
          onSubmit={(event: FormEvent) => void save(event)}
          spacing={3}
          sx={{ pt: 1 }}
        >
          <TextField
            {...field('title', 'title')}
            label={t('lessons.lessonTitle')}
            value={typed.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextField
            {...field('text', 'text', t(kind === 'text' ? 'lessons.textHint' : 'lessons.textOptional'))}
            label={t('lessons.text')}
            multiline
            minRows={kind === 'text' ? 10 : 3}
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <TextField
            {...field('minutes', 'minutes', t('lessons.minutesHint'))}
            label={t('lessons.minutes')}
            value={typed.minutes}
            onChange={({ target }) => change({ minutes: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
          {(kind === 'file' || kind === 'video') && (
            <LazyBoundary fallback={<Skeleton height={96} />}>
              <LessonFile
                lesson={lesson}
                kind={kind}
                typedChapters={typedChapters}
                saved={(saved) => {
                  keep(saved);
                  setTyped((before) => ({ ...before, url: saved.url ?? '' }));
                }}
              >
                {kind === 'video' && (
                  <TextField
                    {...field('url', 'url', t(media === null ? 'lessons.linkHint' : 'lessons.linkReplaces'))}
                    label={t('lessons.link')}
                    type="url"
                    value={typed.url}
                    onChange={({ target }) => change({ url: target.value })}
                    slotProps={{ htmlInput: { dir: 'ltr' } }}
                  />
                )}
              </LessonFile>
            </LazyBoundary>
          )}
          {kind === 'quiz' && (
            <>
              <TextField
                {...field('pass_mark', 'mark')}
                label={t('lessons.passMark')}
                value={typed.passMark}
                onChange={({ target }) => change({ passMark: target.value })}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              />
              <QuizEditor questions={typed.questions} errors={errors} change={(questions) => change({ questions })} />
            </>
          )}
          {errors['form'] !== undefined && (
            <Alert severity="error" variant="outlined">
              {errors['form']}
              {isStale && <Reload id={id} restart={restart} />}
            </Alert>
          )}
        </Stack>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, '& .MuiButton-root': { minHeight: 44 } }}>
          <ActButton
            variant="text"
            color="error"
            label={t('lessons.delete')}
            question={{ title: t('lessons.deleteTitle'), body: t('lessons.deleteBody'), cancel: t('lessons.keep') }}
            call={() => client.call(deleteLesson, { params })}
            then={close}
          />
          <Button href={`/apps/miscursos/${course}/leccion/${id}`} target="_blank" rel="noopener">
            {t('lessons.preview')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={leave}>{t('lessons.close')}</Button>
        {isDirty ? (
          <Typography variant="body2" color="text.secondary">
            {t('lessons.unsaved')}
          </Typography>
        ) : (
          <ActButton
            label={t(published ? 'lessons.unpublish' : 'lessons.publish')}
            call={async () => {
              const { message, data } = await client.call(publishLesson, { params, body: { published: !published } });
              keep(data);
              return { message };
            }}
            then={() => undefined}
          />
        )}
        <Button type="submit" form={formId} variant="contained" loading={busy}>
          {t('lessons.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Shows a lesson that someone else has saved, in place of what was typed. */
function Reload({ id, restart }: { id: string; restart: (lesson: LessonRecord) => void }) {
  const t = useText();
  const client = useClient();
  const notify = useNotify();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);

  async function reload(): Promise<void> {
    setBusy(true);
    try {
      restart(await client.call(getLessonRecord, { params: { id } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(reasonOf(error), { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', mt: 1 }}>
      <Typography variant="body2">{t('lessons.reloadHint')}</Typography>
      <Button color="inherit" variant="outlined" loading={busy} onClick={() => void reload()}>
        {t('lessons.reload')}
      </Button>
    </Stack>
  );
}
