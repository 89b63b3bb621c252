import { may, type Permission } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import LegalIcon from '@mui/icons-material/GavelOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import PayoutIcon from '@mui/icons-material/AccountBalanceOutlined';
import AvatarIcon from '@mui/icons-material/FaceOutlined';
import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import ReportIcon from '@mui/icons-material/FlagOutlined';
import LicenceIcon from '@mui/icons-material/CardMembershipOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import SchoolContactIcon from '@mui/icons-material/ContactPhoneOutlined';
import TeacherIcon from '@mui/icons-material/CoPresentOutlined';
import VolunteeringIcon from '@mui/icons-material/Diversity3Outlined';
import ImportIcon from '@mui/icons-material/GroupAddOutlined';
import SponsorshipIcon from '@mui/icons-material/HandshakeOutlined';
import CourseIcon from '@mui/icons-material/MenuBookOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import DataRequestIcon from '@mui/icons-material/PrivacyTipOutlined';
import PriceIcon from '@mui/icons-material/LocalOfferOutlined';
import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import UndeliveredIcon from '@mui/icons-material/UnsubscribeOutlined';
import DonationIcon from '@mui/icons-material/VolunteerActivismOutlined';
import NotificationIcon from '@mui/icons-material/WebhookOutlined';
import SiteIcon from '@mui/icons-material/WebOutlined';

import type { Resource } from '../resources/definition.ts';

/** What the menu and the access check need of a resource, and how the rest of it is loaded. */
interface ResourceEntry {
  name: string;
  permission: Permission;
  icon: SvgIconComponent;
  load: () => Promise<Omit<Resource, 'name'>>;
}

/** Every resource of the console, in the order of its menu. */
export const resources: readonly ResourceEntry[] = [
  {
    name: 'institutions',
    permission: 'institutions.manage',
    icon: SchoolIcon,
    load: async () => (await import('../institutions/resource.tsx')).institutions,
  },
  {
    name: 'users',
    permission: 'users.manage',
    icon: UsersIcon,
    load: async () => (await import('../users/resource.tsx')).users,
  },
  {
    name: 'imports',
    permission: 'imports.manage',
    icon: ImportIcon,
    load: async () => (await import('../imports/resource.tsx')).imports,
  },
  {
    name: 'licences',
    permission: 'licences.read',
    icon: LicenceIcon,
    load: async () => (await import('../licences/resource.tsx')).licences,
  },
  {
    name: 'reports',
    permission: 'moderation.manage',
    icon: ReportIcon,
    load: async () => (await import('../moderation/resource.tsx')).reports,
  },
  {
    name: 'donations',
    permission: 'donations.read',
    icon: DonationIcon,
    load: async () => (await import('../giving/donations.ts')).donations,
  },
  {
    name: 'sponsorships',
    permission: 'donations.read',
    icon: SponsorshipIcon,
    load: async () => (await import('../giving/sponsorships.ts')).sponsorships,
  },
  {
    name: 'volunteerings',
    permission: 'donations.read',
    icon: VolunteeringIcon,
    load: async () => (await import('../giving/volunteerings.tsx')).volunteerings,
  },
  {
    name: 'teachers',
    permission: 'teachers.manage',
    icon: TeacherIcon,
    load: async () => (await import('../teachers/resource.tsx')).teachers,
  },
  {
    name: 'courses',
    permission: 'courses.manage',
    icon: CourseIcon,
    load: async () => (await import('../courses/resource.ts')).courses,
  },
  {
    name: 'plan-terms',
    permission: 'plans.manage',
    icon: PriceIcon,
    load: async () => (await import('../memberships/resource.tsx')).planTerms,
  },
  {
    name: 'avatars',
    permission: 'avatars.manage',
    icon: AvatarIcon,
    load: async () => (await import('../avatars/resource.ts')).avatars,
  },
  {
    name: 'legal-texts',
    permission: 'legalTexts.manage',
    icon: LegalIcon,
    load: async () => (await import('../consents/versions/resource.tsx')).legalTexts,
  },
  {
    name: 'orders',
    permission: 'orders.read',
    icon: OrderIcon,
    load: async () => (await import('../receipts/orders.tsx')).orders,
  },
  {
    name: 'provider-events',
    permission: 'payments.manage',
    icon: NotificationIcon,
    load: async () => (await import('../payments/resource.ts')).providerEvents,
  },
  {
    name: 'invoices',
    permission: 'invoices.manage',
    icon: InvoiceIcon,
    load: async () => (await import('../receipts/invoices.tsx')).invoices,
  },
  {
    name: 'embeds',
    permission: 'embeds.read',
    icon: SiteIcon,
    load: async () => (await import('../embeds/resource.tsx')).embeds,
  },
  {
    name: 'balance',
    permission: 'payments.manage',
    icon: BalanceIcon,
    load: async () => (await import('../balance/resource.tsx')).balance,
  },
  {
    name: 'payouts',
    permission: 'payouts.read',
    icon: PayoutIcon,
    load: async () => (await import('../payouts/resource.tsx')).payouts,
  },
  {
    name: 'school-contacts',
    permission: 'institutions.manage',
    icon: SchoolContactIcon,
    load: async () => (await import('../registrations/resource.tsx')).schoolContacts,
  },
  {
    name: 'data-requests',
    permission: 'dataRequests.manage',
    icon: DataRequestIcon,
    load: async () => (await import('../dataRequests/resource.tsx')).dataRequests,
  },
  {
    name: 'emails',
    permission: 'emails.manage',
    icon: UndeliveredIcon,
    load: async () => (await import('../mail/resource.tsx')).emails,
  },
  {
    name: 'jobs',
    permission: 'jobs.manage',
    icon: JobIcon,
    load: async () => (await import('../jobs/resource.ts')).jobs,
  },
  {
    name: 'audit',
    permission: 'audit.read',
    icon: AuditIcon,
    load: async () => (await import('../audit/resource.tsx')).audit,
  },
];

const loading = new Map<string, Promise<Resource>>();

/**
 * The definition of a resource, which is loaded once. Rejects where its file cannot be fetched; then it may be asked for again.
 * Once it is here, the promise carries it as React's own do, so that `use` answers at once.
 */
export function loadResource(name: string): Promise<Resource> {
  const known = loading.get(name);
  if (known) return known;
  const entry = resources.find((one) => one.name === name);
  if (!entry) return Promise.reject(new TypeError(`No resource is called ${name}`));
  const definition: Promise<Resource> = entry.load().then((found) => {
    const resource = { ...found, name };
    void Object.assign(definition, { status: 'fulfilled', value: resource });
    return resource;
  });
  loading.set(name, definition);
  definition.catch(() => loading.delete(name));
  return definition;
}

/** Whether a user may open a resource, by the permission that the API enforces. */
export function mayOpen(name: string, user: Holder): boolean {
  const resource = resources.find((one) => one.name === name);
  return resource !== undefined && may(user, resource.permission);
}

/** Whether the console has anything for a user. */
export const mayEnter = (user: Holder): boolean => resources.some(({ permission }) => may(user, permission));
