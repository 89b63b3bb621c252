import { ApiError, type ErrorCode } from '@lia/sdk/http/error';
import { getUser } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useReason } from '../../i18n/text.ts';
import { useKeptPlace } from '../../records/useKeptPlace.ts';
import { stayInList } from '../../lists/BulkToolbar.tsx';
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
  const client = useClient();
  const reasonOf = useReason();
  const { data, selectedIds, onSelect } = useListContext<UserRecord & { id: string }>();
  const refresh = useRefresh();
  const keepPlace = useKeptPlace();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  /** Of all rows that were shown: who was chosen in an earlier search is not among those of this one. */
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    for (const user of data ?? []) names.current.set(user.uuid, fullName(user));
  }, [data]);

  /** Who was chosen before the list was opened is asked for. */
  async function nameOf(uuid: string): Promise<string> {
    const known = names.current.get(uuid);
    if (known !== undefined) return known;
    try {
      return fullName(await client.call(getUser, { params: { id: uuid } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return uuid;
    }
  }

  /** Answers for whom it succeeded; the others are shown. */
  async function run(uuids: readonly string[], act: (uuid: string) => Promise<unknown>): Promise<readonly string[]> {
    const succeeded: string[] = [];
    const failed: Omit<Failure, 'name'>[] = [];
    setProgress({ done: 0, total: uuids.length });
    for (const uuid of uuids) {
      try {
        // One after another: the server has other callers.
        // oxlint-disable-next-line no-await-in-loop
        await act(uuid);
        succeeded.push(uuid);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push({ uuid, reason: reasonOf(error), code: error.code });
      }
      setProgress({ done: succeeded.length + failed.length, total: uuids.length });
    }
    const named = await Promise.all(failed.map(async (one) => ({ ...one, name: await nameOf(one.uuid) })));
    setProgress(null);
    setFailures(named);
    // Those for whom it failed stay chosen: after a lost connection it is tried again with them.
    onSelect(failed.map(({ uuid }) => uuid));
    refresh();
    keepPlace(stayInList);
    return succeeded;
  }

  return {
    chosen: selectedIds.map(String),
    progress,
    failures,
    dismiss: () => {
      setFailures([]);
      keepPlace(stayInList);
    },
    run,
  };
}
