import { consents } from '../consents/en.ts';
import { contacts } from '../contacts/en.ts';
import { courses } from '../courses/en.ts';
import { embeds } from '../embeds/en.ts';
import { exports } from '../exports/en.ts';
import { institutions } from '../institutions/en.ts';
import { jobs } from '../jobs/en.ts';
import { emails } from '../mail/en.ts';
import { providerEvents } from '../payments/en.ts';
import { people } from '../people/en.ts';
import { receipts } from '../receipts/en.ts';
import { schoolContacts } from '../registrations/en.ts';
import { giving } from '../giving/en.ts';
import { teachers } from '../teachers/en.ts';
import type { Texts } from '../i18n/text.ts';

/** The console's own sentences in English. */
export const en: Texts = {
  resources: {
    institutions: {
      name_one: 'Institution',
      name_other: 'Institutions',
      fields: {
        SchoolId: 'ID',
        School: 'Institution',
        Type: 'Type',
        Description: 'Description',
        IsActive: 'Active',
        CurrentUsers: 'Current users',
      },
    },
    teachers: {
      name_one: 'Teacher',
      name_other: 'Teachers',
      fields: {
        created_at: 'Date',
        name: 'Teacher',
        school_name: 'School',
        membership: 'Tier',
        documents: 'Documents',
      },
    },
    donations: {
      name_one: 'Donation',
      name_other: 'Donations',
      fields: {
        created_at: 'Date',
        businessName: 'Donor',
        support: 'Kind',
        total: 'Amount',
        status: 'Status',
      },
    },
    sponsorships: {
      name_one: 'Sponsorship',
      name_other: 'Sponsorships',
      fields: {
        created_at: 'Date',
        businessName: 'Sponsor',
        sponsorship: 'What it sponsors',
        total: 'Amount',
        status: 'Status',
      },
    },
    volunteerings: {
      name_one: 'Volunteering',
      name_other: 'Volunteering',
      fields: {
        created_at: 'Date',
        company: 'Company',
        name: 'Contact',
        instructions: 'Message',
        status: 'Status',
      },
    },
    courses: {
      name_one: 'Course',
      name_other: 'Courses',
      fields: {
        name: 'Course',
        productable_id: 'Product',
        price: 'Price',
        places: 'Enrolled',
        published: 'State',
      },
    },
    orders: {
      name_one: 'Order',
      name_other: 'Orders',
      fields: {
        created_at: 'Date',
        payer_name: 'Payer',
        title: 'What for',
        folio: 'Receipt',
        total: 'Total',
        status: 'Status',
      },
    },
    'provider-events': {
      name_one: 'Notification',
      name_other: 'Notifications',
      fields: {
        received_at: 'Received',
        type: 'What happened',
        provider: 'Provider',
        order_id: 'Order',
        status: 'Status',
      },
    },
    invoices: {
      name_one: 'Invoice',
      name_other: 'Invoices',
      fields: {
        created_at: 'Date',
        name: 'Made out to',
        rfc: 'RFC',
        folio: 'Receipt',
        total: 'Total',
        status: 'Status',
      },
    },
    embeds: {
      name_one: 'Site',
      name_other: 'Sites',
      fields: {
        name: 'Site',
        origins: 'Addresses',
        last_day: 'Last used',
        views: 'Views',
        starts: 'Started',
        submissions: 'Sent',
        amount: 'Paid',
        active: 'State',
      },
    },
    'school-contacts': {
      name_one: 'School request',
      name_other: 'School requests',
      fields: {
        created_at: 'Date',
        name: 'School or contact',
        city: 'City',
        membership: 'Plan',
        status: 'Status',
      },
    },
    emails: {
      name_one: 'Undelivered email',
      name_other: 'Undelivered emails',
      fields: { failed_at: 'Tried until', subject: 'Email', reason: 'Reason' },
    },
    jobs: {
      name_one: 'Job',
      name_other: 'Jobs',
      fields: {
        created_at: 'Created',
        kind: 'Job',
        status: 'Status',
        attempts: 'Attempts',
        failure: 'Reason of the failure',
      },
    },
  },
  console: {
    name: 'Console',
    language: 'Language',
    account: 'Your account',
    toPortal: 'Go to the portal',
    navigation: 'Sections',
  },
  login: {
    title: 'LIA console',
    intro: 'For the team that looks after the schools and their donations.',
    username: 'Username',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
  },
  notFound: {
    title: 'We could not find this page',
    body: 'The address may have changed, or a character is missing. Nothing was lost.',
    back: 'Back to the start of the console',
  },
  noEntry: {
    title: 'This console is for administrators only',
    body: 'You signed in as {name}. Your account does not manage LIA, but your own space awaits you in the portal.',
    toPortal: 'Go to the portal',
    otherAccount: 'Use another account',
  },
  lists: {
    loading: 'Fetching the information...',
    empty: 'There are no records to show!',
    emptyFiltered: 'Try another search or clear the filters.',
    clearFilters: 'Clear filters',
    failed: 'We could not fetch the information',
    retry: 'Try again',
    search: 'Search',
    clearSearch: 'Clear the search',
    all: 'All',
    byStatus: 'State',
    allStatuses: 'All',
    sortBy: 'Sort by',
    more: 'Loading: {shown} of {total}',
    moreFailed: 'We could not fetch the next rows.',
    count_one: '1 record',
    count_other: '{count} records',
  },
  exports,
  courses,
  institutions,
  teachers,
  ...giving,
  contacts,
  embeds,
  schoolContacts,
  people,
  consents,
  emails,
  jobs,
  records: {
    otherData: 'Other data',
    nothing: 'Not given',
    unsavedTitle: 'Discard the changes?',
    unsaved: 'What you typed is not saved yet. If you leave now, it is lost.',
    keepEditing: 'Keep editing',
    discard: 'Discard',
  },
  ...receipts,
  providerEvents,
};
