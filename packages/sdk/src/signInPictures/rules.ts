/** What children who do not read yet sign in with: three of these, in order. A name is never given to another drawing. */
export const signInPictures = [
  'sun',
  'moon',
  'star',
  'cloud',
  'house',
  'tree',
  'flower',
  'leaf',
  'apple',
  'fish',
  'boat',
  'car',
  'ball',
  'kite',
  'bell',
  'key',
] as const;
export type SignInPicture = (typeof signInPictures)[number];

/** How many are pressed, none twice: 3 of 16 in order are 3,360. */
export const PICTURES_TO_PRESS = 3;

/** Wrong tries in a row that block a child's pictures, until their teacher or a guardian allows them again. */
export const WRONG_IN_A_ROW = 5;

/** Wrong tries, over all, after which only other pictures help: allowing the same ones again does not. */
export const WRONG_IN_ALL = 50;

/** Whether a student has pictures; `blocked` after too many wrong tries. */
export const pictureStatuses = ['none', 'made', 'used', 'blocked'] as const;
export type PictureStatus = (typeof pictureStatuses)[number];

/** The last grade of primaria in which children sign in with pictures. */
export const LAST_PICTURE_GRADE = 3;

/** Groups whose students may sign in with pictures: preescolar, and primaria 1 to 3. */
export const isPictureGrade = ({ level, grade }: { level: number | null; grade: number | null }): boolean =>
  level === 1 || (level === 2 && grade !== null && grade <= LAST_PICTURE_GRADE);
