import type { archiveParts, ArchivePartName } from '@lia/sdk/archives/parts';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../platform/database.ts';
import type { StoredFile } from '../platform/files.ts';

/** What a row of an archive may hold; instants and lists are written as text. */
type ArchiveValue = string | number | boolean | Date | readonly string[] | null;

type RowOf<N extends ArchivePartName> = Readonly<Record<keyof (typeof archiveParts)[N]['columns'], ArchiveValue>>;

/** What a domain has of a person: nothing of anyone else. */
export interface ArchivePart<N extends ArchivePartName = ArchivePartName> {
  /** Columns that refer to users, by which its rows are a person's. */
  by: readonly AnyPgColumn[];
  /** `person`: a query of the ids of their accounts, the merged ones included. */
  read: (db: Database, person: SQL) => Promise<readonly RowOf<N>[]>;
  /** What they uploaded themselves, in the order of its rows. */
  files?: (db: Database, person: SQL) => Promise<readonly StoredFile[]>;
}

export type ArchiveContribution = { readonly [N in ArchivePartName]?: ArchivePart<N> };

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What it has of a person, for the archive of their data. */
    archive?: ArchiveContribution;
  }
}
