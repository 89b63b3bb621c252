import type { FileRule } from '../files/rules.ts';
import { homeworkFileRules } from '../homework/files.ts';

/** What a resource is. A `video` is what is played: audio as well. */
export const resourceKinds = ['folder', 'link', 'file', 'video'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/**
 * Who sees what stands at the top, with all that it contains: its author, who teaches in the school and runs it, the students of some
 * groups as well, or everyone who teaches (LIA's own).
 */
export const resourceVisibilities = ['own', 'school', 'groups', 'site'] as const;
export type ResourceVisibility = (typeof resourceVisibilities)[number];

/** Folders within each other. */
export const MAX_DEPTH = 5;

/** Elements of one folder. */
export const MAX_ELEMENTS = 200;

export const MAX_RESOURCE_NAME = 120;
export const MAX_RESOURCE_TEXT = 1000;
export const MAX_SUBJECT = 60;

/** Groups that one resource is shared with. */
export const MAX_SHARED_GROUPS = 50;

/** Files of resources: those of an activity, and a teacher's video (document 2 section 5). */
export const resourceFileRule = {
  kinds: [
    ...homeworkFileRules.teacherVideo.kinds,
    ...homeworkFileRules.teacherHomework.kinds.filter(({ extensions }) => !extensions.some((one) => one === 'mp4')),
  ],
} as const satisfies FileRule;
