import { listSubjects } from '@lia/sdk/subjects/endpoints';
import type { Subjects } from '@lia/sdk/subjects/schema';
import type { SWRResponse } from 'swr';

import { useRead } from '../reads/useRead.ts';

/** The subjects of a group; none are read without one. */
export const useSubjects = (group: string | undefined): SWRResponse<Subjects, unknown> =>
  useRead(group === undefined ? null : ['activities', 'subjects', group], (client) =>
    client.call(listSubjects, { params: { groupId: group ?? '' } }),
  );
