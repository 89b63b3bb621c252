import type { Audience } from '@lia/sdk/deliveries/rules';

/** What a teacher typed for a student, and did not save. */
export interface GradeDraft {
  /** Null while the field shows what is saved. */
  score: string | null;
  /** The version of the homework that was shown when the score was typed: it may be read again meanwhile. */
  version: number | null;
  comment: string;
  audience: Audience;
  /** Whether a write found that it had changed meanwhile. */
  isStale: boolean;
}

export const noDraft: GradeDraft = { score: null, version: null, comment: '', audience: 'student', isStale: false };
