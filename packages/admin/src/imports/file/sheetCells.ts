/** Cells by their address: `<c r="AB12" s="3">`. */
const CELL = /<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*>/g;

/** A cell as the XML of a sheet has it: the tag that opens it, and where it stands, counted from 1. */
interface SheetCell {
  tag: string;
  row: number;
  column: number;
}

/** The cells of a sheet's XML. */
export function* cellsOf(sheet: string): Generator<SheetCell> {
  for (const [tag, letters = '', digits = ''] of sheet.matchAll(CELL)) {
    yield { tag, row: Number(digits), column: columnOf(letters) };
  }
}

/** `A` is 1, `AB` is 28. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
