import type { Readable } from 'node:stream';

import { homeworkStatusLabels } from '@lia/sdk/homework/labels';

import { type FileStore, FileStoreError, LostFileError, type StoredFile } from '../../platform/files.ts';
import type { Language } from '../../platform/language.ts';
import { asFileName, asName, distinctNames } from './names.ts';
import { texts } from './texts.ts';
import type { ActivityWork, StudentWork } from './work.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** Text of Windows editors begins so, or they read it as another encoding. */
const UTF8_MARK = '\uFEFF';

/** The others are compressed already. */
const COMPRESSIBLE = /^(?:text\/|image\/tiff|application\/x-cfb)/;

/**
 * The work of students as an archive: a folder for each activity, in it a file for each that was delivered, named by its student
 * (`Méndez Ana_volcán.jpg`: what is before the first underscore is taken off where files are downloaded, document 2 section 5), a list of
 * addresses where some were delivered, and one of who delivered nothing. Files that are lost are listed, and cost no other one.
 */
export const archiveOf = (files: FileStore, work: readonly ActivityWork[], language: Language): Readable =>
  zipOf(entriesOf(files, work, language));

async function* entriesOf(
  store: FileStore,
  activities: readonly ActivityWork[],
  language: Language,
): AsyncGenerator<ZipEntry> {
  const t = texts[language];
  const lost: string[] = [];
  const folders = distinctNames();
  const nameOf = studentNames(activities);
  for (const { name, work } of activities) {
    const folder = folders(asName(name));
    const names = distinctNames();
    const missing = names(t.missing);
    for (const one of work) {
      const student = nameOf(one);
      const modified = one.deliveredAt ?? new Date();
      for (const file of one.files) {
        const path = `${folder}/${names(`${student}_${asFileName(file.name)}`)}`;
        const report = () => lost.push(path);
        const bytes = await opened(store, file);
        if (!bytes) report();
        else yield { path, modified, isCompressible: COMPRESSIBLE.test(file.type), bytes: untilBroken(bytes, report) };
      }
      if (one.links.length > 0) {
        yield textEntry(`${folder}/${names(`${student}_${t.links}`)}`, one.links, modified);
      }
    }
    yield textEntry(`${folder}/${missing}`, missingLines(work, language), new Date());
  }
  if (lost.length > 0) yield textEntry(folders(t.broken), [t.brokenIn, ...lost], new Date());
}

/** Names of students for files: two who are called the same are distinguished by a number, which is the same in all folders. */
function studentNames(activities: readonly ActivityWork[]): (work: StudentWork) => string {
  const names = distinctNames();
  const given = new Map<number, string>();
  for (const { userId, student } of activities.flatMap(({ work }) => work)) {
    // What is after the first underscore is the name of the file.
    if (!given.has(userId)) given.set(userId, names(asName(student.replaceAll('_', ' '))));
  }
  return ({ userId }) => given.get(userId) ?? '_';
}

function missingLines(work: readonly StudentWork[], language: Language): string[] {
  const { missingIn, noneMissing } = texts[language];
  const missing = work.filter(({ deliveredAt }) => deliveredAt === null);
  if (missing.length === 0) return [noneMissing];
  return [missingIn, ...missing.map(({ student, status }) => `${student} (${homeworkStatusLabels[status][language]})`)];
}

const textEntry = (path: string, lines: readonly string[], modified: Date): ZipEntry => ({
  path,
  modified,
  isCompressible: true,
  bytes: [Buffer.from(`${UTF8_MARK}${lines.join('\r\n')}\r\n`)],
});

/** Null where the file is lost, or the store does not answer. */
async function opened(store: FileStore, file: StoredFile): Promise<Readable | null> {
  try {
    return await store.stream(file);
  } catch (error) {
    if (error instanceof LostFileError || error instanceof FileStoreError) return null;
    throw error;
  }
}

/** The bytes that could be read; a file that breaks off is reported. */
async function* untilBroken(bytes: Readable, report: () => void): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of bytes) yield Buffer.from(chunk);
  } catch {
    report();
  }
}
