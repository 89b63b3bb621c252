import { courses } from '../courses/resource.ts';
import { embeds } from '../embeds/resource.tsx';
import { donations } from '../giving/donations.ts';
import { sponsorships } from '../giving/sponsorships.ts';
import { volunteerings } from '../giving/volunteerings.tsx';
import { institutions } from '../institutions/resource.tsx';
import { jobs } from '../jobs/resource.ts';
import { emails } from '../mail/resource.tsx';
import { providerEvents } from '../payments/resource.ts';
import { invoices } from '../receipts/invoices.tsx';
import { orders } from '../receipts/orders.tsx';
import { schoolContacts } from '../registrations/resource.tsx';
import type { Resource } from '../resources/definition.ts';
import { teachers } from '../teachers/resource.tsx';

/** Every resource of the console, in the order of its menu. */
export const resources: readonly Resource[] = [
  institutions,
  donations,
  sponsorships,
  volunteerings,
  teachers,
  courses,
  orders,
  providerEvents,
  invoices,
  embeds,
  schoolContacts,
  emails,
  jobs,
];
