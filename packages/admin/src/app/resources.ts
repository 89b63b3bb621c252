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
import { isResourceName, resourceFiles, type ResourceName } from './resourceFiles.ts';

/** What the menu and the access check need of a resource; the rest of it is loaded (`resourceFiles.ts`). */
interface ResourceEntry {
  name: ResourceName;
  permission: Permission;
  icon: SvgIconComponent;
}

/** Every resource of the console, in the order of its menu. */
export const resources: readonly ResourceEntry[] = [
  {
    name: 'institutions',
    permission: 'institutions.manage',
    icon: SchoolIcon,
  },
  {
    name: 'users',
    permission: 'users.manage',
    icon: UsersIcon,
  },
  {
    name: 'imports',
    permission: 'imports.manage',
    icon: ImportIcon,
  },
  {
    name: 'licences',
    permission: 'licences.read',
    icon: LicenceIcon,
  },
  {
    name: 'reports',
    permission: 'moderation.manage',
    icon: ReportIcon,
  },
  {
    name: 'donations',
    permission: 'donations.read',
    icon: DonationIcon,
  },
  {
    name: 'sponsorships',
    permission: 'donations.read',
    icon: SponsorshipIcon,
  },
  {
    name: 'volunteerings',
    permission: 'donations.read',
    icon: VolunteeringIcon,
  },
  {
    name: 'teachers',
    permission: 'teachers.manage',
    icon: TeacherIcon,
  },
  {
    name: 'courses',
    permission: 'courses.manage',
    icon: CourseIcon,
  },
  {
    name: 'plan-terms',
    permission: 'plans.manage',
    icon: PriceIcon,
  },
  {
    name: 'avatars',
    permission: 'avatars.manage',
    icon: AvatarIcon,
  },
  {
    name: 'legal-texts',
    permission: 'legalTexts.manage',
    icon: LegalIcon,
  },
  {
    name: 'orders',
    permission: 'orders.read',
    icon: OrderIcon,
  },
  {
    name: 'provider-events',
    permission: 'payments.manage',
    icon: NotificationIcon,
  },
  {
    name: 'invoices',
    permission: 'invoices.manage',
    icon: InvoiceIcon,
  },
  {
    name: 'embeds',
    permission: 'embeds.read',
    icon: SiteIcon,
  },
  {
    name: 'balance',
    permission: 'payments.manage',
    icon: BalanceIcon,
  },
  {
    name: 'payouts',
    permission: 'payouts.read',
    icon: PayoutIcon,
  },
  {
    name: 'school-contacts',
    permission: 'institutions.manage',
    icon: SchoolContactIcon,
  },
  {
    name: 'data-requests',
    permission: 'dataRequests.manage',
    icon: DataRequestIcon,
  },
  {
    name: 'emails',
    permission: 'emails.manage',
    icon: UndeliveredIcon,
  },
  {
    name: 'jobs',
    permission: 'jobs.manage',
    icon: JobIcon,
  },
  {
    name: 'audit',
    permission: 'audit.read',
    icon: AuditIcon,
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
  if (!isResourceName(name)) return Promise.reject(new TypeError(`No resource is called ${name}`));
  const definition: Promise<Resource> = resourceFiles[name]().then((found) => {
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
