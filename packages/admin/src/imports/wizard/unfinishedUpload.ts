import type { NewImport } from '@lia/sdk/imports/schema';
import { useStore } from 'react-admin';

/** An upload that did not end: the draft that has the first of its rows, and what identifies whether the same file is chosen again. */
export interface UnfinishedUpload extends NewImport {
  draft: string;
  /** Rows of the file. */
  total: number;
  /** Fingerprint of the rows: the same file gives others where its columns or its encoding are chosen otherwise. */
  content: string;
}

/** The latest upload that did not end, as this browser keeps it: its file's name, and nothing of its rows. */
export const useUnfinishedUpload = () => useStore<UnfinishedUpload | null>('imports.unfinished', null);

/** Whether an upload is of the same rows of the same file into the same school. */
export const isSameUpload = (
  { content, file: { fingerprint }, school_id, company_id = null }: UnfinishedUpload,
  { file, ...body }: NewImport,
  rows: string,
): boolean =>
  content === rows &&
  fingerprint === file.fingerprint &&
  school_id === body.school_id &&
  company_id === (body.company_id ?? null);
