import type { MemberPermission } from '@lia/sdk/accounts/permissions';
import type { FileRule } from '@lia/sdk/files/rules';
import type { UploadPurposeName } from '@lia/sdk/uploads/rules';

import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';

/**
 * What a file may be uploaded for. A finished upload waits to be taken by the call that names it (`take.ts`): the delivery of a homework,
 * a new recording.
 */
export interface UploadPurpose {
  name: UploadPurposeName;
  /** Who may, besides `uploads.send`. */
  permission: MemberPermission;
  /** The files that it takes, with the limit of each kind. */
  rule: FileRule;
  /**
   * Asked when an upload begins and with each piece. `rowId` is null where the file comes before its row.
   * @throws {ApiFailure} 404 for a row that the session does not reach, 409 where it takes no files any more
   */
  requireOpen: (db: Database, session: Session, rowId: string | null) => Promise<void>;
}

/** For files that come before the row that they are for, or beside a call that changes it. */
export const uploadsWithoutRow = (given: Omit<UploadPurpose, 'requireOpen'>): UploadPurpose => ({
  ...given,
  async requireOpen(_, __, rowId) {
    if (rowId !== null) throw notFound();
  },
});

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What files may be uploaded for in pieces. */
    uploads?: readonly UploadPurpose[];
  }
}
