/** Characters of the code of a group: 8 of 28 are 38 random bits, of use to students of the same school and grade alone. */
export const GROUP_CODE_LENGTH = 8;

/** Days for which the code of a group is good. */
export const GROUP_CODE_DAYS = 14;

/** Students who join by one code: more than a class has. */
export const GROUP_CODE_USES = 60;
