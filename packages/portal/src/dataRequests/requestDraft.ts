import { type DataRequestKind, dataRequestKinds } from '@lia/sdk/dataRequests/rules';
import { isRecord } from '@lia/sdk/http/json';
import { takeTexts } from '@lia/widgets/drafts';

/** What is typed into the form of a request. */
export interface Values {
  kind: DataRequestKind | null;
  /** Uuid of a child, or empty for the member's own data. */
  child: string;
  details: string;
}

export const blank = (): Values => ({ kind: null, child: '', details: '' });

export const revive = (stored: unknown): Values => ({
  kind: dataRequestKinds.find((kind) => isRecord(stored) && stored['kind'] === kind) ?? null,
  ...takeTexts({ child: '', details: '' }, stored),
});
