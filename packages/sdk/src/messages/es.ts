import { es as answers } from './answers.es.ts';
import { sentences as lessons } from './lessons.es.ts';
import { sentences as classroom } from './classroom.es.ts';
import { sentences as media } from './media.es.ts';
import { sentences as conversations } from './conversations.es.ts';
import { sentences as calendar } from './calendar.es.ts';
import { sentences as googleCalendars } from './googleCalendars.es.ts';
import { sentences as otherSites } from './otherSites.es.ts';
import { sentences as plans } from './plans.es.ts';
import { sentences as clubs } from './clubs.es.ts';
import { sentences as rubrics } from './rubrics.es.ts';
import { es as rules } from './rules.es.ts';
import { es as screens } from './screens.es.ts';

/**
 * Every sentence of the rules and of the API's answers, in Spanish.
 * Texts marked by the specification (document 1 sections 5 and 8, document 2 sections 5 and 8) are kept to the letter.
 */
export const es = {
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

export type MessageKey = keyof typeof es;

/** Codes are the messages written in capitals. */
export type ErrorCode = Extract<MessageKey, Uppercase<MessageKey>>;
