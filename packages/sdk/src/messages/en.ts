import { en as answers } from './answers.en.ts';
import { sentences as conversations } from './conversations.en.ts';
import { sentences as calendar } from './calendar.en.ts';
import { sentences as googleCalendars } from './googleCalendars.en.ts';
import { sentences as classroom } from './classroom.en.ts';
import type { MessageKey } from './es.ts';
import { sentences as lessons } from './lessons.en.ts';
import { sentences as media } from './media.en.ts';
import { sentences as otherSites } from './otherSites.en.ts';
import { sentences as plans } from './plans.en.ts';
import { sentences as clubs } from './clubs.en.ts';
import { sentences as rubrics } from './rubrics.en.ts';
import { en as rules } from './rules.en.ts';
import { en as screens } from './screens.en.ts';

/** The same sentences in English. */
export const en: Record<MessageKey, string> = {
  ...rules,
  ...screens,
  ...answers,
  ...lessons,
  ...classroom,
  ...plans,
  ...otherSites,
  ...media,
  ...rubrics,
  ...conversations,
  ...clubs,
  ...calendar,
  ...googleCalendars,
};
