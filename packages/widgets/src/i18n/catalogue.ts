import type { es as accounts } from '../accounts/es.ts';
import type { es as consents } from '../consents/es.ts';
import type { es as courses } from '../courses/es.ts';
import type { es as myCourse } from '../courses/member/es.ts';
import type { es as sponsorship } from '../giving/sponsorship/es.ts';
import type { es as volunteering } from '../giving/volunteering/es.ts';
import type { es as giving } from '../giving/es.ts';
import type { es as card } from '../memberships/card/es.ts';
import type { es as subscription } from '../memberships/subscription/es.ts';
import type { es as memberships } from '../memberships/es.ts';
import type { es as invoice } from '../receipts/invoice/es.ts';
import type { es as payments } from '../payments/es.ts';
import type { es as unsaved } from '../payments/unsaved/es.ts';
import type { es as receipts } from '../receipts/es.ts';
import type { es as registrations } from '../registrations/es.ts';
import type { es as school } from '../registrations/school/es.ts';
import type { es as teachers } from '../teachers/es.ts';
import type { es as shared } from './es.ts';

/** Every text there is: those that forms share, and those of each domain's forms. */
export type Texts = typeof shared &
  typeof accounts &
  typeof consents &
  typeof courses &
  typeof myCourse &
  typeof giving &
  typeof sponsorship &
  typeof volunteering &
  typeof memberships &
  typeof card &
  typeof subscription &
  typeof invoice &
  typeof payments &
  typeof unsaved &
  typeof receipts &
  typeof registrations &
  typeof school &
  typeof teachers;
