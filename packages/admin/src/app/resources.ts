import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';

import { courses } from '../courses/resource.ts';
import { embeds } from '../embeds/resource.tsx';
import { donations } from '../giving/donations.ts';
import { sponsorships } from '../giving/sponsorships.ts';
import { volunteerings } from '../giving/volunteerings.tsx';
import { imports } from '../imports/resource.tsx';
import { institutions } from '../institutions/resource.tsx';
import { jobs } from '../jobs/resource.ts';
import { emails } from '../mail/resource.tsx';
import { providerEvents } from '../payments/resource.ts';
import { invoices } from '../receipts/invoices.tsx';
import { orders } from '../receipts/orders.tsx';
import { schoolContacts } from '../registrations/resource.tsx';
import type { Resource } from '../resources/definition.ts';
import { teachers } from '../teachers/resource.tsx';
import { users } from '../users/resource.tsx';

/** Every resource of the console, in the order of its menu. */
export const resources: readonly Resource[] = [
  institutions,
  users,
  imports,
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

/** Whether a user may open a resource, by the permission that the API enforces. */
export function mayOpen(name: string, user: Holder): boolean {
  const resource = resources.find((one) => one.name === name);
  return resource !== undefined && may(user, resource.permission);
}

/** Whether the console has anything for a user. */
export const mayEnter = (user: Holder): boolean => resources.some(({ permission }) => may(user, permission));
