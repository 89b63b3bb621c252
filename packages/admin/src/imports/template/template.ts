import {
  type ImportColumn,
  importColumns,
  MAX_IMPORT_ROWS,
  requiredColumns,
  sections,
  type UserType,
} from '@lia/sdk/imports/rules';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import writeExcelFile, { type Feature, type SheetData } from 'write-excel-file/universal';

/** Name of the template (document 2 section 5). */
export const TEMPLATE_NAME = 'Plantilla_Usuarios_LIA.xlsx';

/** The row that shows how the template is filled in. It is not imported. */
export const exampleRow = {
  tipo_usuario: 'ALUMNO',
  nombre: 'EJEMPLO',
  segundo_nombre: 'SOFÍA',
  apellido_paterno: 'NÚÑEZ',
  apellido_materno: 'PEÑA',
  email: 'sofia@ejemplo.mx',
  seccion: 'PRIMARIA',
  grado: '3',
  nombre_padre_madre_o_tutor: 'LUCÍA PEÑA',
  mail_padre: 'lucia@ejemplo.mx',
  matricula: 'A-0001',
} as const satisfies Partial<Record<ImportColumn, string>>;

/** What is written for people, in their language. */
export interface TemplateTexts {
  sheet: string;
  instructionsSheet: string;
  instructionsTitle: string;
  instructions: readonly string[];
  /** What each column is for: shown beside a cell that is chosen, and on the sheet of instructions. */
  noteOf: (column: ImportColumn) => string;
  required: string;
  optional: string;
  notInList: string;
}

/** `apellido_paterno` → `Apellido paterno`: a heading whose key is the column's (document 2 section 5). */
export const headingOf = (column: ImportColumn): string =>
  `${column.charAt(0).toUpperCase()}${column.slice(1).replaceAll('_', ' ')}`;

/** The workbook that a school fills in: one row as an example, lists to choose from, notes, and a sheet of instructions. */
export function templateWorkbook(types: readonly UserType[], texts: TemplateTexts): Promise<Blob> {
  const example: Partial<Record<ImportColumn, string>> = exampleRow;
  return writeExcelFile(
    [
      {
        sheet: texts.sheet,
        data: [
          importColumns.map(headingCell),
          importColumns.map((column) => ({
            value: example[column] ?? '',
            type: String,
            fontStyle: 'italic' as const,
            textColor: SOFT_INK,
            ...(textColumns.has(column) && { format: TEXT_FORMAT }),
          })),
          importColumns.map((column) => (textColumns.has(column) ? { type: String, format: TEXT_FORMAT } : null)),
        ],
        stickyRowsCount: 1,
        columns: importColumns.map((column) => ({ width: Math.max(16, headingOf(column).length + 4) })),
      },
      {
        sheet: texts.instructionsSheet,
        data: instructions(texts),
        columns: [{ width: 34 }, { width: 16 }, { width: 90 }],
      },
    ],
    { features: [cellRules(types, texts), columnFormats] },
  ).toBlob();
}

/** Columns of keys: of what is typed as a number, Excel drops the zeros that it begins with. */
const textColumns: ReadonlySet<ImportColumn> = new Set(['username', 'matricula', 'clave_grupo']);
const TEXT_FORMAT = '@';

const INK = '#1B2033';
const SOFT_INK = '#555B70';
const REQUIRED_GROUND = '#FFC94D';
const OPTIONAL_GROUND = '#E8EAF4';

const isRequired = (column: ImportColumn): boolean => requiredColumns.some((one) => one === column);

/** A heading; those of required columns stand on another colour. */
const headingCell = (column: ImportColumn) => ({
  value: headingOf(column),
  type: String,
  fontWeight: 'bold' as const,
  textColor: INK,
  backgroundColor: isRequired(column) ? REQUIRED_GROUND : OPTIONAL_GROUND,
});

const instructions = (texts: TemplateTexts): SheetData => [
  [{ value: texts.instructionsTitle, type: String, fontWeight: 'bold', fontSize: 16 }],
  ...texts.instructions.map((line) => [{ value: line, type: String, columnSpan: 3, wrap: true }]),
  [],
  ...importColumns.map((column) => [
    headingCell(column),
    { value: isRequired(column) ? texts.required : texts.optional, type: String },
    { value: texts.noteOf(column), type: String, wrap: true },
  ]),
];

const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

/** Gives whole columns the style of their empty cell in row 3. write-excel-file has styles of cells alone. */
const columnFormats: Feature<Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) =>
          sheetIndex === 0
            ? xml.replaceAll(/<col min="(\d+)"/g, (col: string, number: string) => {
                const style = new RegExp(`<c r="${letterOf(Number(number) - 1)}3" s="(\\d+)"`).exec(xml)?.[1];
                return style === undefined ? col : `${col} style="${style}"`;
              })
            : xml,
      },
    },
  },
};

/** Most characters that Excel takes in the note of a rule. */
const MAX_NOTE = 255;

/** The rules of the cells: lists to choose from, and a note for every column. write-excel-file has none of its own. */
function cellRules(types: readonly UserType[], texts: TemplateTexts): Feature<Blob> {
  const grades = [...new Set(levels.flatMap(gradesOf))].toSorted((a, b) => a - b);
  const lists: Partial<Record<ImportColumn, readonly (string | number)[]>> = {
    tipo_usuario: types,
    seccion: sections,
    grado: grades,
  };
  const rules = importColumns.map((column, place) => {
    const letter = letterOf(place);
    const list = lists[column];
    const note = `showInputMessage="1" promptTitle="${headingOf(column).slice(0, 32)}" prompt="${escaped(texts.noteOf(column).slice(0, MAX_NOTE))}"`;
    const range = `sqref="${letter}2:${letter}${MAX_IMPORT_ROWS + 1}"`;
    if (!list) return `<dataValidation allowBlank="1" ${note} ${range}/>`;
    const refusal = `showErrorMessage="1" errorTitle="${headingOf(column)}" error="${escaped(texts.notInList)}"`;
    return `<dataValidation type="list" allowBlank="1" ${note} ${refusal} ${range}><formula1>"${list.join(',')}"</formula1></dataValidation>`;
  });
  const validations = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            // A function: `$` of a text would name a part of the match.
            sheetIndex === 0 ? xml.replace('</sheetData>', () => `</sheetData>${validations}`) : xml,
        },
      },
    },
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
