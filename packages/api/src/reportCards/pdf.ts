import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { formatDay } from '@lia/sdk/calendar/days';
import { isDescribed } from '@lia/sdk/gradebook/rules';
import { format } from '@lia/sdk/messages/format';
import { correctedLabel, reportCardLabels, sheetLabel } from '@lia/sdk/reportCards/labels';
import { wasAttended } from '@lia/sdk/reportCards/rules';
import type { ReportCardContent, YearReportCard } from '@lia/sdk/reportCards/schema';
import { schoolYearName } from '@lia/sdk/schoolYears/rules';

import { INK, LINE, SOFT, WARNING } from '../platform/mail/brandColors.ts';
import { openPdf, type Pdf, SHEET_WIDTH } from '../platform/pdf.ts';

/** A report card to print: of a period, or of the school year where `whole` is there. */
export interface PrintedCard {
  content: ReportCardContent;
  whole: YearReportCard | null;
  version: number;
  reason: string;
  isDraft: boolean;
}

/** In points. */
const MARGIN = 48;
const INNER = SHEET_WIDTH - 2 * MARGIN;
const LOGO = 56;
/** What every page leaves free for the signature, so that it never stands on a page without text of the card. */
const FOOT = 90;
/** What sheets are named by stands above the upper margin: beside it, which sheet it is. */
const SHEET_TOP = 20;
const SHEET_NUMBER = 160;
/** Between the text of a cell and its edges. */
const PADDING = 4;

const label = (name: keyof typeof reportCardLabels): string => reportCardLabels[name].es;
const written = (grade: number | null): string => (grade === null ? '—' : String(grade));

/** Report cards as one PDF, each on a page of its own, in Spanish; drawn while it is read. `logo`: as a data URL. */
export async function printCards(cards: readonly PrintedCard[], logo: string | null, made: Date): Promise<Readable> {
  const doc = await openPdf({ title: label('title'), margin: MARGIN, foot: FOOT, bufferPages: true, made });
  const bytes = new PassThrough();
  doc.pipe(bytes);
  drawCards(doc, cards, logo).catch((error: unknown) =>
    bytes.destroy(error instanceof Error ? error : new Error('A report card could not be drawn', { cause: error })),
  );
  return bytes;
}

async function drawCards(doc: Pdf, cards: readonly PrintedCard[], logo: string | null): Promise<void> {
  for (const card of cards) {
    doc.addPage();
    head(doc, card, logo);
    if (card.whole) wholeYear(doc, card.content, card.whole);
    else onePeriod(doc, card.content);
    foot(doc, card);
    nameSheets(doc, card);
    // Only the pages of one card are kept in memory.
    doc.flushPages();
    // Other calls are answered between two cards.
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
  }
  doc.end();
}

function head(doc: Pdf, { content, whole, version, reason, isDraft }: PrintedCard, logo: string | null): void {
  const { school, student, group, teacher, year, period } = content;
  const left = logo !== null && drawLogo(doc, logo) ? MARGIN + LOGO + 14 : MARGIN;
  const width = SHEET_WIDTH - MARGIN - left;
  doc.font('bold').fontSize(15).fillColor(INK).text(doc.drawn(school.name), left, MARGIN, { width });
  if (school.cct !== null)
    doc
      .font('plain')
      .fontSize(10)
      .fillColor(SOFT)
      .text(`${label('cct')} ${school.cct}`, { width });
  doc.font('bold').fontSize(12).fillColor(INK).text(label('title'), { width });
  if (isDraft) doc.fillColor(WARNING).text(label('draft'), { width });
  if (!whole && version > 1) {
    doc.font('plain').fontSize(10).fillColor(WARNING);
    doc.text(format(correctedLabel.es, { version, reason: doc.drawn(reason) }), { width });
  }
  doc.y = Math.max(doc.y, MARGIN + (logo === null ? 0 : LOGO)) + 12;
  const days = `${formatDay(period.starts_on)} – ${formatDay(period.ends_on)}`;
  const facts = [
    [label('student'), `${student.last_name} ${student.name}`.trim()],
    [label('group'), group.name],
    [label('year'), schoolYearName(year)],
    ...(teacher === '' ? [] : [[label('teacher'), teacher]]),
    ...(whole ? [] : [[label('period'), `${period.name} (${days})`]]),
  ];
  for (const [name = '', value = ''] of facts) {
    doc
      .font('plain')
      .fontSize(10)
      .fillColor(SOFT)
      .text(`${name}: `, MARGIN, doc.y + 1, { continued: true });
    doc.font('bold').fillColor(INK).text(doc.drawn(value));
  }
  doc.y += 10;
}

/** @returns whether it could: PNG and JPEG are, and a picture that is broken costs no report card. */
function drawLogo(doc: Pdf, logo: string): boolean {
  try {
    doc.image(logo, MARGIN, MARGIN, { fit: [LOGO, LOGO] });
    return true;
  } catch {
    return false;
  }
}

function onePeriod(doc: Pdf, content: ReportCardContent): void {
  const { subjects, attendance, observations, group } = content;
  if (isDescribed(group)) {
    for (const { name, description } of subjects) part(doc, name, description === '' ? '—' : description);
  } else {
    table(doc, [
      [label('subject'), label('grade')],
      ...subjects.map(({ name, grade }) => [doc.drawn(name), written(grade)]),
    ]);
  }
  attended(doc, attendance);
  if (observations !== '') part(doc, label('observations'), observations);
}

function wholeYear(doc: Pdf, { group }: ReportCardContent, whole: YearReportCard): void {
  const { periods, subjects, average, attendance, observations } = whole;
  if (isDescribed(group)) {
    for (const { name, descriptions } of subjects) {
      const texts = periods.map((period, at) => `${period}: ${descriptions[at] || '—'}`);
      part(doc, name, texts.join('\n'));
    }
  } else {
    table(doc, [
      [label('subject'), ...periods.map(doc.drawn), label('final')],
      ...subjects.map(({ name, grades, final }) => [doc.drawn(name), ...grades.map(written), written(final)]),
      [label('average'), ...periods.map(() => ''), written(average)],
    ]);
  }
  attended(doc, attendance);
  for (const { period, text } of observations) part(doc, `${label('observations')} · ${period}`, text);
}

function table(doc: Pdf, [heads = [], ...rows]: string[][]): void {
  const { length: columns } = heads;
  const narrow = columns > 2 ? Math.min(110, (INNER - 150) / (columns - 1)) : 110;
  const widths = heads.map((_, column) => (column === 0 ? INNER - narrow * (columns - 1) : narrow));
  const cellsOf = (row: string[], isHead: boolean): PDFKit.Mixins.CellOptions[] =>
    row.map((text, column) => ({
      text,
      type: isHead || column === 0 ? 'TH' : 'TD',
      align: { x: column === 0 ? 'left' : 'center', y: 'center' },
      ...(isHead && { font: { src: 'bold' } }),
    }));
  const begin = (): PDFKit.Mixins.PDFTableObject => {
    doc.x = MARGIN;
    const begun = doc.table({
      maxWidth: INNER,
      columnStyles: widths,
      defaultStyle: { border: { bottom: 0.75, top: 0, left: 0, right: 0 }, borderColor: LINE, padding: PADDING },
    });
    return begun.row(cellsOf(heads, true));
  };
  const heightOf = (row: string[]): number =>
    Math.max(...row.map((text, at) => doc.heightOfString(text, { width: (widths[at] ?? INNER) - 2 * PADDING }))) +
    2 * PADDING;

  doc
    .font('plain')
    .fontSize(columns > 6 ? 8 : 11)
    .fillColor(INK);
  let current = begin();
  for (const row of rows) {
    // A table of PDFKit goes on without its heads.
    if (doc.y + heightOf(row) >= doc.page.maxY()) {
      current.end();
      doc.addPage();
      current = begin();
    }
    current.row(cellsOf(row, false));
  }
  current.end();
  doc.y += 10;
}

function attended(doc: Pdf, attendance: ReportCardContent['attendance']): void {
  if (!wasAttended(attendance)) return;
  const counts = (['present', 'late', 'absent', 'justified'] as const).map(
    (state) => `${label(state)}: ${attendance[state]}`,
  );
  part(doc, label('attendance'), counts.join('  ·  '));
}

/** A heading that stays with the first lines of its text. */
function part(doc: Pdf, name: string, text: string): void {
  if (doc.y > doc.page.maxY() - 48) doc.addPage();
  doc.font('bold').fontSize(11).fillColor(INK).text(doc.drawn(name), MARGIN, doc.y, { width: INNER });
  doc
    .font('plain')
    .fontSize(10)
    .text(doc.drawn(text), MARGIN, doc.y + 2, { width: INNER });
  doc.y += 8;
}

function foot(doc: Pdf, { isDraft }: PrintedCard): void {
  const top = doc.page.maxY();
  if (!isDraft) {
    doc
      .moveTo(MARGIN, top + 50)
      .lineTo(MARGIN + 240, top + 50)
      .lineWidth(0.75)
      .strokeColor(SOFT)
      .stroke();
    doc
      .font('plain')
      .fontSize(9)
      .fillColor(SOFT)
      .text(label('signature'), MARGIN, top + 54, { lineBreak: false });
  }
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(SOFT)
    .text(label('note'), MARGIN, top + 74, { lineBreak: false });
}

/** Sheets of a group are mixed up easily: where a card has several, each states whose it is, and which. */
function nameSheets(doc: Pdf, { content, whole, isDraft }: PrintedCard): void {
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  const { student, group, year, period } = content;
  const time = whole ? `${label('year')} ${schoolYearName(year)}` : period.name;
  const named = doc.drawn([`${student.last_name} ${student.name}`.trim(), group.name, time].join(' · '));
  const beside = { width: INNER - SHEET_NUMBER, height: 24, ellipsis: true };
  const right = { width: SHEET_NUMBER, height: 12, align: 'right' } as const;
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    doc.font('plain').fontSize(9).fillColor(SOFT);
    if (at > 0) doc.text(named, MARGIN, SHEET_TOP, beside);
    const number = format(sheetLabel.es, { sheet: at + 1, sheets: count });
    doc.text(number, SHEET_WIDTH - MARGIN - SHEET_NUMBER, SHEET_TOP, right);
    if (isDraft && at > 0) doc.fillColor(WARNING).text(label('draft'), { ...right });
  }
}
