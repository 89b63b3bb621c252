import { acceptOf, type FileRule } from '@lia/sdk/files/rules';
import { lazy } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { uploadTexts } from './es.ts';
import type { useUpload } from './useUpload.ts';

const UploadProgress = lazy(() => import('./UploadProgress.tsx'));

interface UploadFieldProps {
  label: string;
  rule: FileRule;
  upload: ReturnType<typeof useUpload>;
  /** What is wrong with it, in words, or null. */
  error: string | null;
  chosen?: (file: File) => void;
}

/** A file that is sent while the rest of its form is filled in, with how far it is. */
export function UploadField({ label, rule, upload, error, chosen }: UploadFieldProps) {
  useTexts(uploadTexts);
  const { sending, choose } = upload;
  if (!sending) {
    return (
      <LabelledInput
        type="file"
        label={label}
        error={error}
        accept={acceptOf(rule)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          choose(file);
          chosen?.(file);
        }}
      />
    );
  }
  return (
    <LazyBoundary>
      <UploadProgress label={label} sending={sending} upload={upload} error={error} />
    </LazyBoundary>
  );
}
