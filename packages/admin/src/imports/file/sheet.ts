import { LAST_IMPORT_ROW, MAX_CELL } from '@lia/sdk/imports/rules';

/** A row of a spreadsheet by its number in the file: the headings are row 1. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** What a spreadsheet holds, as text. A column without a heading has an empty one. */
export interface Sheet {
  headings: readonly string[];
  rows: readonly SheetRow[];
}

/** Why a file is refused. `row` is where; `text` is what stands there; `max` is the limit. */
export type Refusal =
  | { code: 'accents'; row: number; text: string }
  | { code: 'unclosedQuote'; row: number }
  | { code: 'longCell'; row: number }
  | { code: 'tooManyRows'; max: number }
  | { code: 'farCells'; row: number; max: number }
  | { code: 'tooLarge'; max: number }
  | { code: 'encoding' | 'empty' | 'format' | 'damaged' | 'macros' | 'oldExcel' | 'locked' | 'tooSlow' | 'unreadable' };

/** Thrown while a file is read, and answered by the worker as its refusal. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Collects the rows of a file from its first one on, and refuses it as soon as there are too many. */
export class SheetBuilder {
  readonly #max: number;
  #read = 0;
  #headings: readonly string[] | null = null;
  #columns = 0;
  readonly #rows: SheetRow[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  /** How many rows were read, empty ones included. */
  get read(): number {
    return this.#read;
  }

  add(cells: readonly string[]): void {
    this.#read += 1;
    const row = this.#read;
    // Macs write é as two characters.
    const texts = withoutTrailingBlanks(cells).map((cell) => cell.normalize('NFC'));
    if (texts.length === 0) return;
    if (texts.some((text) => CONTROL.test(text))) throw new FileRefused({ code: 'format' });
    if (row > LAST_IMPORT_ROW) throw new FileRefused({ code: 'tooManyRows', max: this.#max });
    if (texts.some((text) => text.length > MAX_CELL)) throw new FileRefused({ code: 'longCell', row });
    this.#columns = Math.max(this.#columns, texts.length);
    if (this.#headings === null) {
      this.#headings = texts;
      return;
    }
    if (this.#rows.length >= this.#max) throw new FileRefused({ code: 'tooManyRows', max: this.#max });
    this.#rows.push({ row, cells: texts });
  }

  finish(): Sheet {
    if (this.#headings === null) throw new FileRefused({ code: 'empty' });
    const headings = Array.from({ length: this.#columns }, (_, column) => this.#headings?.[column]?.trim() ?? '');
    return { headings, rows: this.#rows };
  }
}

function withoutTrailingBlanks(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** Control characters: pictures and documents have them, tables of text do not. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000E-\u001F]/;
