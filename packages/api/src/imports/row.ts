import type { ImportCells } from '@lia/sdk/imports/row';
import type { ConflictReason, KeyColumn } from '@lia/sdk/imports/rules';

/** The cells of a row as they are kept. */
export type RowCells = ImportCells;

/** Which row or person a row may be the same as. */
export interface RowConflict {
  reason: ConflictReason;
  /** The key that both have. */
  column: KeyColumn | null;
  /** An earlier row of the import. */
  row: number | null;
  /** A person of the school: nothing is shown of others. */
  person: { id: number; uuid: string; name: string } | null;
}

/** What an import changes of an account that was there. */
export interface AccountBefore {
  user: {
    name: string;
    lastName: string;
    email: string | null;
    curp: string | null;
    role: readonly string[];
    level: number | null;
    grade: number | null;
  };
  /** Null where it had no enrolment in the school. */
  enrolment: { level: number; grade: number; matricula: string | null; companyId: number } | null;
}
