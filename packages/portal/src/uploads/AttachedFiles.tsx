import { acceptOf, type FileRule } from '@lia/sdk/files/rules';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { isSentInPieces } from '@lia/sdk/uploads/rules';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { uploadTexts } from './es.ts';
import type { useAttachedFiles } from './useAttachedFiles.ts';
import { useUploads } from './useUploads.ts';

const UploadProgress = lazy(() => import('./UploadProgress.tsx'));

/** The files of each purpose, as the API takes them. */
const rules = {
  activity: homeworkFileRules.teacherHomework,
  announcement: homeworkFileRules.teacherHomework,
  message: homeworkFileRules.studentHomework,
} as const satisfies Record<string, FileRule>;
const keyOf = ({ name, size, lastModified }: File): string => [name, size, lastModified].join(':');

interface AttachedFilesProps {
  label: string;
  /** What may be chosen, in words. */
  limits: string;
  purpose: keyof typeof rules;
  attached: ReturnType<typeof useAttachedFiles>;
  /** Whether the form was to be sent already: what it waits for is shown. */
  tried: boolean;
  busy: boolean;
  /** What was wrong with them, in words. */
  error: string | undefined;
  /** After another choice. */
  changed: () => void;
}

/** Files for a form; each large one is sent from when it is chosen, with how far it is. */
export default function AttachedFiles({ label, limits, purpose, attached, ...form }: AttachedFilesProps) {
  useTexts(uploadTexts);
  const { t, message } = useText();
  const { tried, busy, error, changed } = form;
  const { choose, sendings, isTooMany, most } = attached;
  const { add, pause, goOn, remove } = useUploads(purpose, rules[purpose], sendings);
  const [large] = sendings;

  function take(input: HTMLInputElement): void {
    const chosen = [...(input.files ?? [])];
    const small = chosen.filter((file) => !isSentInPieces(file));
    const known = large.map(({ file }) => keyOf(file));
    for (const file of chosen) if (isSentInPieces(file) && !known.includes(keyOf(file))) add(file);
    choose(small);
    // A large one that is removed may be chosen again.
    if (small.length === 0) input.value = '';
    changed();
  }

  return (
    <>
      <LabelledInput
        type="file"
        multiple
        disabled={busy}
        accept={acceptOf(rules[purpose])}
        label={label}
        error={isTooMany ? message({ key: 'documents.max', values: { max: most } }) : (error ?? null)}
        onChange={({ target }) => take(target)}
      />
      <Typography variant="body2" color="text.secondary">
        {limits}
      </Typography>
      {large.map((sending) => {
        const { file, id, status } = sending;
        const upload = {
          pause: () => pause(file),
          goOn: () => goOn(file),
          remove() {
            if (busy) return;
            remove(file);
            changed();
          },
        };
        return (
          <LazyBoundary key={keyOf(file)}>
            <UploadProgress
              label={file.name}
              sending={sending}
              upload={upload}
              error={tried && id === null && status !== 'failed' ? t('upload.wait') : null}
            />
          </LazyBoundary>
        );
      })}
    </>
  );
}
