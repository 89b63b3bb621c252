import { es as shared } from '../i18n/es.ts';
import { es as dashboards } from '../dashboards/es.ts';
import { es as destinations } from '../destinations/es.ts';
import { es as federation } from '../federation/es.ts';
import { es as giving } from '../giving/es.ts';
import { es as memberships } from '../memberships/es.ts';
import { es as notifications } from '../notifications/es.ts';
import { es as registrations } from '../registrations/es.ts';
import { es as login } from '../session/login/es.ts';
import { es as session } from '../session/es.ts';
import { es as shell } from '../shell/es.ts';
import { es as users } from '../users/es.ts';
import type { Catalogue } from '../i18n/i18n.ts';
import type { PageTexts, Texts } from '../i18n/texts.ts';

/** Every text of the portal, in Spanish, but those that come with their page. Texts that the specification gives are kept verbatim. */
const es: Record<Exclude<keyof Texts, keyof PageTexts>, string> = {
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

export const texts: Catalogue = { es, fetchEnglish: () => import('./texts.en.ts') };
