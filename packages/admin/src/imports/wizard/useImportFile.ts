import type { ImportRow } from '@lia/sdk/imports/schema';
import { useEffect, useMemo, useRef, useState } from 'react';

import { brokenAccentsOf } from '../file/accents.ts';
import {
  type FileColumn,
  fileColumns,
  guessMatching,
  importRowsOf,
  type Matching,
  type MatchingProblems,
  problemsOf,
} from '../file/columns.ts';
import type { CsvFormat } from '../file/csv.ts';
import type { FileReading } from '../file/readFile.ts';
import { readInWorker } from '../file/readInWorker.ts';
import type { Refusal, Sheet } from '../file/sheet.ts';
import { exampleRow } from '../template/template.ts';

/** A file that was read, with what its columns are taken for. */
export interface ReadableFile {
  sheet: Sheet;
  format: CsvFormat | null;
  fingerprint: string;
  columns: readonly FileColumn[];
  matching: Matching;
  problems: MatchingProblems;
  /** Whether some heading was not recognised, so that the columns are shown to be matched. */
  asks: boolean;
  rows: readonly ImportRow[];
  /** What keeps these rows from being sent: a file that was saved in a wrong encoding. */
  refusal: Refusal | null;
}

/** The file that is chosen, read in a worker. A file that is chosen or read again aborts the reading before. */
export function useImportFile() {
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<FileReading | null>(null);
  const [chosenMatching, setMatching] = useState<Matching | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (next: File, given: Partial<CsvFormat>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const answer = await readInWorker(next, given, controller.signal);
      setMatching(null);
      setReading(answer);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  };

  const readable = useMemo(() => readableOf(reading, chosenMatching), [reading, chosenMatching]);
  const refusal: Refusal | null = reading && !reading.ok ? reading.refusal : (readable?.refusal ?? null);
  return {
    file,
    readable,
    refusal,
    busy: file !== null && reading === null,
    choose: (next: File) => {
      setFile(next);
      setReading(null);
      void read(next, {});
    },
    /** Reads the file once more; what is shown stays until then. */
    setFormat: (given: Partial<CsvFormat>) => {
      if (file) void read(file, given);
    },
    setMatching,
  };
}

function readableOf(reading: FileReading | null, chosen: Matching | null): ReadableFile | null {
  if (!reading?.ok) return null;
  const { sheet, format, fingerprint } = reading;
  const columns = fileColumns(sheet);
  const guess = guessMatching(sheet);
  const matching = chosen ?? guess;
  const { unknown, doubled, missing } = problemsOf(columns, guess);
  const rows = importRowsOf(sheet, matching, exampleRow);
  return {
    sheet,
    format,
    fingerprint,
    columns,
    matching,
    problems: problemsOf(columns, matching),
    asks: unknown.length + doubled.length + missing.length > 0,
    rows,
    refusal: brokenAccentsOf(rows),
  };
}
