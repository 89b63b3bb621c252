import { en as shared } from '../i18n/en.ts';
import { en as dashboards } from '../dashboards/en.ts';
import { en as destinations } from '../destinations/en.ts';
import { en as federation } from '../federation/en.ts';
import { en as giving } from '../giving/en.ts';
import { en as memberships } from '../memberships/en.ts';
import { en as notifications } from '../notifications/en.ts';
import { en as registrations } from '../registrations/en.ts';
import { en as login } from '../session/login/en.ts';
import { en as session } from '../session/en.ts';
import { en as shell } from '../shell/en.ts';
import { en as users } from '../users/en.ts';
import type { PageTexts, Texts } from '../i18n/texts.ts';

/** The same texts in English. */
export const en: Record<Exclude<keyof Texts, keyof PageTexts>, string> = {
  ...shared,
  ...dashboards,
  ...destinations,
  ...federation,
  ...giving,
  ...memberships,
  ...notifications,
  ...registrations,
  ...login,
  ...session,
  ...shell,
  ...users,
};
