import { en as myCourse } from '../courses/member/en.ts';
import { en as card } from '../memberships/card/en.ts';
import { en as subscription } from '../memberships/subscription/en.ts';

/** English of the forms for members. No element shows these, so the embed build leaves it out (build/aliases.ts). */
export const memberEnglish = { ...myCourse, ...card, ...subscription };
