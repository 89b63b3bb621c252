import type { PlaceholderOf, TextKeyOf } from '@lia/sdk/messages/format';

import { es as accounts } from '../accounts/es.ts';
import { es as app } from '../app/es.ts';
import { es as consents } from '../consents/es.ts';
import { es as courses } from '../courses/es.ts';
import { es as catalogue } from '../courses/catalogue/es.ts';
import { es as myCourses } from '../courses/mine/es.ts';
import { es as dashboards } from '../dashboards/es.ts';
import { es as giving } from '../giving/es.ts';
import { es as memberships } from '../memberships/es.ts';
import { es as payments } from '../payments/es.ts';
import { es as receipts } from '../receipts/es.ts';
import { es as registrations } from '../registrations/es.ts';
import { es as session } from '../session/es.ts';
import { es as arrival } from '../session/arrival/es.ts';
import { es as shell } from '../shell/es.ts';
import { es as teachers } from '../teachers/es.ts';

/** Every text of the portal, in Spanish. Texts that the specification gives are kept to the letter. */
export const es = {
  ...accounts,
  ...app,
  ...consents,
  ...courses,
  ...catalogue,
  ...myCourses,
  ...dashboards,
  ...giving,
  ...memberships,
  ...payments,
  ...receipts,
  ...registrations,
  ...session,
  ...arrival,
  ...shell,
  ...teachers,
} as const;

export type Texts = typeof es;
export type TextKey = TextKeyOf<Texts>;

/** The keys of texts without placeholders: titles and labels. */
export type PlainTextKey = {
  [K in TextKey & keyof Texts]: [PlaceholderOf<Texts[K]>] extends [never] ? K : never;
}[TextKey & keyof Texts];
