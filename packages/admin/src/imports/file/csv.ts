import { headingKey, importColumns } from '@lia/sdk/imports/rules';
import Papa from 'papaparse';

import { decodedPieces, type Encoding, likelyEncodings } from './encoding.ts';
import { FileRefused, type Sheet, SheetBuilder } from './sheet.ts';

/** What separates the cells: Excel in Spanish writes semicolons where the decimal sign is a comma. */
export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How the text of a file is read. */
export interface CsvFormat {
  encoding: Encoding;
  delimiter: Delimiter;
}

/** Longest row. Where it does not end before, a quote was never closed, or the file is no table. */
const MAX_ROW_LENGTH = 1_000_000;
const START_BYTES = 4096;

/**
 * Reads a CSV file as Excel writes it. What is not given of its format is detected. The file is streamed, so one that is far too
 * long is refused after its first rows.
 */
export async function readCsv(
  file: Blob,
  given: Partial<CsvFormat>,
  maxRows: number,
): Promise<{ format: CsvFormat; sheet: Sheet }> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const candidates = given.encoding ? [given.encoding] : likelyEncodings(start);
  for (const encoding of candidates) {
    try {
      // The next encoding is tried where this one does not fit.
      // oxlint-disable-next-line no-await-in-loop
      return await readAs(file, encoding, given.delimiter, maxRows);
    } catch (error) {
      // A decoder throws a TypeError for bytes that its encoding does not have.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new FileRefused({ code: 'encoding' });
}

async function readAs(file: Blob, encoding: Encoding, givenDelimiter: Delimiter | undefined, maxRows: number) {
  const builder = new SheetBuilder(maxRows);
  let delimiter = givenDelimiter;
  let rest = '';
  for await (const piece of decodedPieces(file, encoding)) {
    rest += piece;
    delimiter ??= delimiterOf(rest);
    if (delimiter) rest = takeRows(rest, delimiter, builder);
    if (rest.length > MAX_ROW_LENGTH) refuseLongRow(rest, delimiter ?? ',', builder.read);
  }
  // The only line may lack its end.
  delimiter ??= delimiterOf(`${rest}\n`) ?? ',';
  takeRows(rest, delimiter, builder, { isEnd: true });
  return { format: { encoding, delimiter }, sheet: builder.finish() };
}

/** Adds the rows of a text to a sheet, and returns what follows the last row that is whole. */
function takeRows(text: string, delimiter: Delimiter, builder: SheetBuilder, { isEnd = false } = {}): string {
  const before = builder.read;
  const { data, errors, meta } = parse(text, delimiter, isEnd);
  // An error of a row that has not ended yet may be none.
  const broken = errors.find(({ type, row }) => type === 'Quotes' && (isEnd || (row ?? 0) < data.length));
  for (const [index, cells] of data.entries()) {
    if (broken?.row === index) break;
    builder.add(cells);
  }
  if (broken) throw new FileRefused({ code: 'unclosedQuote', row: before + (broken.row ?? 0) + 1 });
  return text.slice(meta.cursor);
}

function parse(text: string, delimiter: Delimiter, isEnd: boolean): Papa.ParseResult<string[]> {
  return new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, !isEnd);
}

function refuseLongRow(text: string, delimiter: Delimiter, rowsBefore: number): never {
  const { errors } = parse(text, delimiter, true);
  const row = rowsBefore + 1;
  throw new FileRefused({ code: errors.some(({ type }) => type === 'Quotes') ? 'unclosedQuote' : 'longCell', row });
}

const knownHeadings: ReadonlySet<string> = new Set(importColumns);

/**
 * The delimiter by the first line with text, when it is whole: the one that gives the most known headings; else the one that
 * gives the most columns.
 */
function delimiterOf(text: string): Delimiter | undefined {
  const first = /^\s*(\S.*)\n/.exec(text)?.[1];
  if (first === undefined) return undefined;
  const ranked = delimiters.map((delimiter) => {
    const [headings = []] = parse(first, delimiter, true).data;
    return {
      delimiter,
      known: headings.filter((heading) => knownHeadings.has(headingKey(heading))).length,
      columns: headings.length,
    };
  });
  return ranked.toSorted((a, b) => b.known - a.known || b.columns - a.columns)[0]?.delimiter;
}
