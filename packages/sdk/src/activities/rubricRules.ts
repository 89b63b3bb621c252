/** Criteria of a rubric, and levels of each, that an activity has at most. */
export const MAX_CRITERIA = 10;
export const MAX_LEVELS = 6;

/** The longest name of a criterion or a level. */
export const MAX_RUBRIC_NAME = 200;

/** The longest description of a level. */
export const MAX_LEVEL_DESCRIPTION = 300;

/** The most points that a level, and an activity, is worth. */
export const MAX_POINTS = 100;

type Levels = { levels?: readonly { points?: number | undefined }[] | undefined };

/** The points of the best level of each criterion, together. */
export const worthOf = (rubric: readonly Levels[]): number =>
  rubric.reduce((sum, { levels = [] }) => sum + Math.max(0, ...levels.map(({ points: worth = 0 }) => worth)), 0);
