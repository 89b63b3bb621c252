import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';

import { gradedGroup, periodOf } from '../gradebook/group.ts';
import type { GroupScope } from '../groups/scope.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import { Download, type FileStore, LostFileError } from '../platform/files.ts';
import { storedFiles } from '../platform/tables.ts';
import { readDrafts } from './drafts.ts';
import { type PrintedCard, printCards } from './pdf.ts';
import { readContents } from './publish.ts';
import { type CardScope, findCard } from './read.ts';
import { readYears } from './year.ts';

/** A period, or the school year. */
type Part = 'period' | 'year';

interface Store {
  db: Database;
  files: FileStore;
}

interface Asked {
  id: string;
  period: string;
  part: Part;
  /** That one alone. */
  student: string | undefined;
}

/** The report cards of a group as one PDF. @throws {ApiFailure} 404, also where there is none to print */
export async function printGroup(store: Store, scope: GroupScope, { id, period: periodId, part, student }: Asked) {
  const { db } = store;
  const group = await gradedGroup(db, scope, id);
  const period = await periodOf(db, group, periodId);
  const drafts = (await readDrafts(db, group, period)).filter(
    (draft) => student === undefined || draft.student.uuid === student.toLowerCase(),
  );
  const cards = part === 'year' ? await yearCards() : await periodCards();
  if (cards.length === 0) throw notFound();
  const name = [reportCardsName(cards[0]), group.name, part === 'period' && period.name].filter(Boolean).join(' ');
  return asDownload(await printCards(cards, await readLogo(store, group.schoolId), new Date()), name);

  async function periodCards(): Promise<PrintedCard[]> {
    const contentOf = await readContents(db, group, period);
    const filled = drafts.filter(({ state }) => state !== 'empty');
    return filled.map(({ state, published, ...draft }) =>
      state === 'published' && published
        ? {
            content: published.content,
            whole: null,
            version: published.version,
            reason: published.reason,
            isDraft: false,
          }
        : { content: contentOf(draft), whole: null, version: 1, reason: '', isDraft: true },
    );
  }

  async function yearCards(): Promise<PrintedCard[]> {
    const ids = drafts.map((draft) => draft.student.id);
    const years = await readYears(db, period.id, ids);
    return ids.flatMap((userId) => {
      const year = years.get(userId);
      return year ? [{ content: year.last, whole: year.whole, version: 1, reason: '', isDraft: false }] : [];
    });
  }
}

/** A published report card as PDF. @throws {ApiFailure} 404 */
export async function printCard(store: Store, scope: CardScope, id: string, part: Part): Promise<Download> {
  const { db } = store;
  const card = await findCard(db, scope, id);
  const { userId, periodId, content, version, reason, publishedAt } = card;
  const whole = part === 'year' ? found((await readYears(db, periodId, [userId])).get(userId)).whole : null;
  const printed = { content, whole, version, reason, isDraft: false };
  const name = [reportCardsName(printed), content.student.name, whole ? '' : content.period.name].filter(Boolean);
  return asDownload(await printCards([printed], await readLogo(store, card.schoolId), publishedAt), name.join(' '));
}

const reportCardsName = (card: PrintedCard | undefined): string => (card?.isDraft ? 'Borrador de boleta' : 'Boleta');

const asDownload = (bytes: Readable, name: string): Download =>
  new Download({ name: `${name}.pdf`, type: 'application/pdf', size: null }, bytes).shown();

/** The logo of a school as a data URL; null where it has none that a PDF shows, or its bytes are lost. */
async function readLogo({ db, files }: Store, schoolId: number): Promise<string | null> {
  const [logo] = await db
    .select({ storageKey: storedFiles.storageKey, size: storedFiles.size, type: storedFiles.type })
    .from(institutions)
    .innerJoin(storedFiles, eq(storedFiles.id, institutions.logoFileId))
    .where(eq(institutions.id, schoolId));
  if (!logo || !['image/png', 'image/jpeg'].includes(logo.type)) return null;
  try {
    return `data:${logo.type};base64,${(await files.read(logo)).toString('base64')}`;
  } catch (error) {
    if (error instanceof LostFileError) return null;
    throw error;
  }
}
