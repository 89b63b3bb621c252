import { ApiError, type ErrorCode } from '@lia/sdk/http/error';
import type { UserRecord } from '@lia/sdk/users/records';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';

import { fullName } from '../names.ts';

/** A user for whom a bulk action failed, and why. */
export interface Failure {
  uuid: string;
  name: string;
  reason: string;
  code: ErrorCode;
}

export interface Progress {
  done: number;
  total: number;
}

/** The chosen rows of the list, and a way to do something with each of them, one after the other. */
export function useBulk() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<UserRecord & { id: string }>();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const nameOf = (uuid: string): string => {
    const row = data.find((user) => user.uuid === uuid);
    return row ? fullName(row) : uuid;
  };

  /** Answers for whom it succeeded; the others are shown. */
  async function run(uuids: readonly string[], act: (uuid: string) => Promise<unknown>): Promise<readonly string[]> {
    const succeeded: string[] = [];
    const failed: Failure[] = [];
    setProgress({ done: 0, total: uuids.length });
    for (const uuid of uuids) {
      try {
        // One after another: the server has other callers.
        // oxlint-disable-next-line no-await-in-loop
        await act(uuid);
        succeeded.push(uuid);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push({ uuid, name: nameOf(uuid), reason: error.message, code: error.code });
      }
      setProgress({ done: succeeded.length + failed.length, total: uuids.length });
    }
    setProgress(null);
    setFailures(failed);
    onUnselectItems();
    refresh();
    return succeeded;
  }

  return {
    chosen: selectedIds.map(String),
    progress,
    failures,
    dismiss: () => setFailures([]),
    run,
  };
}
