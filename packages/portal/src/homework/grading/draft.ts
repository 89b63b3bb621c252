import type { Audience } from '@lia/sdk/deliveries/rules';
import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import { type GivenGrade, type Mark, rubricScore } from '@lia/sdk/homework/marks';
import type { Language } from '@lia/sdk/messages/language';

import type { EntryRules } from '../../storage/storedEntries.ts';
import type { Recording } from './audio/useRecorder.ts';

/** What a teacher typed for a student, and did not save. */
export interface GradeDraft {
  /** Null while the field shows what is saved. */
  score: string | null;
  /** Levels of the rubric; null while those that are saved are shown. */
  marks: readonly Mark[] | null;
  /** Why the score is another than that of the rubric; null while what is saved is shown. */
  reason: string | null;
  /** Whether another score than that of the rubric is given; null while it is as it was saved. */
  isOther: boolean | null;
  /** The version of the homework that was shown when the score was typed: it may be read again meanwhile. */
  version: number | null;
  /** Whether all of the student's team is graded; null for as it is offered. */
  team: boolean | null;
  comment: string;
  /** A comment that is spoken. */
  audio: Recording | null;
  audience: Audience;
  /** Whether a write found that it had changed meanwhile. */
  isStale: boolean;
  /** Idempotency keys of calls without an answer, by what they change: the same again is the same call. */
  unanswered: Readonly<Record<string, string>>;
}

/** What of a draft is a grade, before anything is typed, and once it is saved. */
export const noGrade = { score: null, marks: null, reason: null, isOther: null, team: null } as const;

export const noDraft: GradeDraft = {
  ...noGrade,
  version: null,
  comment: '',
  audio: null,
  audience: 'student',
  isStale: false,
  unanswered: {},
};

/** Writes a part of a draft, or what follows from how it is by then. */
export type WriteGrade = (part: Partial<GradeDraft> | ((now: GradeDraft) => Partial<GradeDraft>)) => void;

const isNew = (before: GradeDraft, now: GradeDraft) => (part: keyof GradeDraft) =>
  now[part] !== before[part] && now[part] !== noDraft[part];

/** Whether a grade was typed since a draft was sent. */
export const hasNewGrade = (sent: GradeDraft, now: GradeDraft): boolean =>
  (['score', 'marks', 'reason', 'isOther', 'team'] as const).some(isNew(sent, now));

/** Whether anything was. */
export const hasNew = (sent: GradeDraft, now: GradeDraft): boolean =>
  hasNewGrade(sent, now) || isNew(sent, now)('comment');

const isMarks = (kept: unknown): kept is Mark[] =>
  Array.isArray(kept) &&
  kept.every((mark: unknown) => {
    const { level, comment }: Record<string, unknown> = Object(mark);
    return (level === null || typeof level === 'number') && (comment === undefined || typeof comment === 'string');
  });

/** Drafts of an activity, by homework. What was spoken lasts as long as the page. */
export const gradeDrafts: EntryRules<GradeDraft> = {
  none: noDraft,
  toKeep(draft) {
    const { score, marks, reason, isOther, team, comment } = draft;
    const isTyped = [score, marks, reason, isOther, team].some((part) => part !== null) || comment !== '';
    return isTyped ? { ...draft, audio: null } : null;
  },
  read({ score, marks, reason, isOther, version, team, comment, audience, isStale, unanswered }) {
    const keys = Object.entries(Object(unanswered)).flatMap(([what, key]) =>
      typeof key === 'string' ? [[what, key] as const] : [],
    );
    return {
      score: typeof score === 'string' ? score : null,
      marks: isMarks(marks) ? marks : null,
      reason: typeof reason === 'string' ? reason : null,
      isOther: typeof isOther === 'boolean' ? isOther : null,
      version: typeof version === 'number' ? version : null,
      team: typeof team === 'boolean' ? team : null,
      comment: typeof comment === 'string' ? comment : '',
      audio: null,
      audience: audience === 'family' ? 'family' : 'student',
      isStale: isStale === true,
      unanswered: Object.fromEntries(keys),
    };
  },
};

/** Whether what is given is for all of the student's team: offered for the first grade, while a change is for one. */
export const isForTeam = ({ team, status }: HomeworkDetail, draft: GradeDraft): boolean =>
  team !== null && (draft.team ?? status !== 'graded');

/** Whether there is a comment to send. */
export const hasComment = ({ comment, audio }: GradeDraft): boolean => comment.trim() !== '' || audio !== null;

/** What the fields of a grade show: what was typed, or else what is saved. */
export interface ShownGrade {
  score: string;
  marks: readonly Mark[];
  reason: string;
  isOther: boolean;
  /** What the rubric gives; null without one, or until each criterion has a level. */
  ofRubric: number | null;
}

/** `8.5` → `8,5` in Spanish: as a score is typed. */
export const shownScore = (score: number, language: Language): string =>
  language === 'es' ? String(score).replace('.', ',') : String(score);

export function shownGrade(
  { activity: { rubric }, points, score, marks, score_reason }: HomeworkDetail,
  draft: GradeDraft,
  language: Language,
): ShownGrade {
  const shown = draft.marks ?? marks ?? (rubric ?? []).map(() => ({ level: null }));
  return {
    score: draft.score ?? (score === null ? '' : shownScore(score, language)),
    marks: shown,
    reason: draft.reason ?? score_reason,
    isOther: draft.isOther ?? score_reason !== '',
    ofRubric: rubric && rubricScore(rubric, shown, points),
  };
}

/** The grade that is sent; null where nothing was typed. */
export function givenGrade(
  { activity: { rubric } }: HomeworkDetail,
  draft: GradeDraft,
  shown: ShownGrade,
  saved: string,
): GivenGrade | null {
  if (rubric === null) {
    const score = shown.score.trim();
    return score === '' || score === saved ? null : { score };
  }
  if (draft.marks === null && draft.isOther === null && draft.score === null && draft.reason === null) return null;
  return {
    ...(shown.marks.some(({ level }) => level !== null) && { marks: shown.marks }),
    ...(shown.isOther && { score: shown.score.trim(), reason: shown.reason.trim() }),
  };
}
