import type { FileRule } from '@lia/sdk/files/rules';
import type { UploadPurposeName } from '@lia/sdk/uploads/rules';
import { useState } from 'react';

import { type SendingOne, useUploads } from './useUploads.ts';

export const isUnderWay = (sending: SendingOne | null): boolean =>
  sending?.status === 'sending' || sending?.status === 'paused';

/** The upload of one file for something that is made with it. */
export function useUpload(purpose: UploadPurposeName, rule: FileRule) {
  const sendings = useState<readonly SendingOne[]>([]);
  const uploads = useUploads(purpose, rule, sendings);
  const [[sending = null]] = sendings;
  const withIt = (act: (file: File) => void) => () => {
    if (sending) act(sending.file);
  };
  const remove = withIt(uploads.remove);
  const choose = (file: File): void => {
    remove();
    uploads.add(file);
  };
  return { sending, choose, pause: withIt(uploads.pause), goOn: withIt(uploads.goOn), remove };
}
