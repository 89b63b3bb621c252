import { attention } from '../attention/en.ts';
import { audit } from '../audit/en.ts';
import { consents } from '../consents/en.ts';
import { contacts } from '../contacts/en.ts';
import { exports } from '../exports/en.ts';
import type { LazyTexts, Texts } from '../i18n/texts.ts';
import { imports } from '../imports/en.ts';
import { institutions } from '../institutions/en.ts';
import { licences } from '../licences/en.ts';
import { lists } from '../lists/en.ts';
import { providerEvents } from '../payments/en.ts';
import { people } from '../people/en.ts';
import { records } from '../records/en.ts';
import { schoolContacts } from '../registrations/en.ts';
import { teachers } from '../teachers/en.ts';

/** Texts of the console's frame and the names of its resources, in English. */
const app: Pick<Texts, 'resources' | 'console' | 'login' | 'notFound' | 'broken' | 'noEntry'> = {
  resources: {
    institutions: {
      name_one: 'Institution',
      name_other: 'Institutions',
    },
    users: {
      name_one: 'User',
      name_other: 'Users',
    },
    licences: {
      name_one: 'Licence',
      name_other: 'Licences',
    },
    imports: {
      name_one: 'Import users',
      name_other: 'Import users',
    },
    teachers: {
      name_one: 'Teacher',
      name_other: 'Teachers',
    },
    donations: {
      name_one: 'Donation',
      name_other: 'Donations',
    },
    sponsorships: {
      name_one: 'Sponsorship',
      name_other: 'Sponsorships',
    },
    volunteerings: {
      name_one: 'Volunteering',
      name_other: 'Volunteering',
    },
    courses: {
      name_one: 'Course',
      name_other: 'Courses',
    },
    'legal-texts': {
      name_one: 'Legal text',
      name_other: 'Legal texts',
    },
    avatars: {
      name_one: 'Avatar',
      name_other: 'Avatars',
    },
    'plan-terms': {
      name_one: 'Price of a plan',
      name_other: 'Prices',
    },
    orders: {
      name_one: 'Order',
      name_other: 'Orders',
    },
    'provider-events': {
      name_one: 'Provider event',
      name_other: 'Provider events',
    },
    invoices: {
      name_one: 'Invoice',
      name_other: 'Invoices',
    },
    embeds: {
      name_one: 'Site',
      name_other: 'Sites',
    },
    balance: {
      name_one: 'Balance',
      name_other: 'Balance',
    },
    payouts: {
      name_one: 'Statement',
      name_other: 'Statements',
    },
    'school-contacts': {
      name_one: 'School request',
      name_other: 'School requests',
    },
    reports: {
      name_one: 'Report of conduct',
      name_other: 'Reports of conduct',
    },
    'data-requests': {
      name_one: 'Data request',
      name_other: 'Data requests',
    },
    emails: {
      name_one: 'Undelivered email',
      name_other: 'Undelivered emails',
    },
    jobs: {
      name_one: 'Job',
      name_other: 'Jobs',
    },
    audit: {
      name_one: 'Change',
      name_other: 'Audit',
    },
  },
  console: {
    name: 'Console',
    language: 'Language',
    account: 'Your account',
    toPortal: 'Go to the portal',
  },
  login: {
    title: 'LIA console',
    intro: 'For the team that looks after the schools and their donations.',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    back: 'Back to username and password',
  },
  notFound: {
    title: 'We could not find this page',
    body: 'The address may have changed, or a character may be missing. Nothing was lost.',
    back: 'Back to the console home page',
  },
  broken: {
    title: 'This page could not be shown',
    body: 'Something failed on our side. Your data is safe; reload the page to go on.',
    missing:
      'A part of the console did not load: the connection failed, or there is a newer version. Reload the page to go on.',
    offline: 'There is no connection, and a part of the console did not load. Reload the page when it is back.',
    reload: 'Reload',
  },
  noEntry: {
    title: 'This console is for administrators only',
    body: 'You are signed in as {name}. Your account does not manage LIA, but your own space is waiting for you in the portal.',
    toPortal: 'Go to the portal',
    otherAccount: 'Use another account',
    temporaryTitle: 'Choose your password',
    temporaryBody:
      'You signed in with a temporary password. Choose your own in the portal, then come back to the console.',
    choosePassword: 'Choose a password',
  },
};

/** Every text of the console in English. */
export const en: Omit<Texts, LazyTexts> = {
  ...app,
  attention,
  audit,
  consents,
  contacts,
  exports,
  imports,
  institutions,
  licences,
  lists,
  providerEvents,
  people,
  records,
  schoolContacts,
  teachers,
};
