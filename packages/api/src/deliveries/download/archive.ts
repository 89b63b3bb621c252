import type { Readable } from 'node:stream';

import { homeworkStatusLabels } from '@lia/sdk/homework/labels';

import type { FileStore } from '../../platform/files.ts';
import type { Language } from '../../platform/language.ts';
import { asFileName, asName, distinctNames } from '../../zip/names.ts';
import { storedEntry } from '../../zip/storedEntry.ts';
import { linesEntry, type ZipEntry, zipOf } from '../../zip/zip.ts';
import { texts } from './texts.ts';
import type { ActivityWork, StudentWork } from './work.ts';

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
        const entry = await storedEntry(store, file, { path, modified }, () => lost.push(path));
        if (entry) yield entry;
      }
      if (one.links.length > 0) {
        yield linesEntry(`${folder}/${names(`${student}_${t.links}`)}`, one.links, modified);
      }
    }
    yield linesEntry(`${folder}/${missing}`, missingLines(work, language), new Date());
  }
  if (lost.length > 0) yield linesEntry(folders(t.broken), [t.brokenIn, ...lost], new Date());
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
