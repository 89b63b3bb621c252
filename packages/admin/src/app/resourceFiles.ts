import type { Resource } from '../resources/definition.ts';

type Load = () => Promise<Omit<Resource, 'name'>>;

/** Loads the definition of each resource, by its name. Nothing else is here, since it runs before the libraries (`early.ts`). */
export const resourceFiles = {
  institutions: async () => (await import('../institutions/resource.tsx')).institutions,
  users: async () => (await import('../users/resource.tsx')).users,
  imports: async () => (await import('../imports/resource.tsx')).imports,
  licences: async () => (await import('../licences/resource.tsx')).licences,
  reports: async () => (await import('../moderation/resource.tsx')).reports,
  donations: async () => (await import('../giving/donations.ts')).donations,
  sponsorships: async () => (await import('../giving/sponsorships.ts')).sponsorships,
  volunteerings: async () => (await import('../giving/volunteerings.tsx')).volunteerings,
  teachers: async () => (await import('../teachers/resource.tsx')).teachers,
  courses: async () => (await import('../courses/resource.ts')).courses,
  'plan-terms': async () => (await import('../memberships/resource.tsx')).planTerms,
  avatars: async () => (await import('../avatars/resource.ts')).avatars,
  'legal-texts': async () => (await import('../consents/versions/resource.tsx')).legalTexts,
  orders: async () => (await import('../receipts/orders.tsx')).orders,
  'provider-events': async () => (await import('../payments/resource.ts')).providerEvents,
  invoices: async () => (await import('../receipts/invoices.tsx')).invoices,
  embeds: async () => (await import('../embeds/resource.tsx')).embeds,
  balance: async () => (await import('../balance/resource.tsx')).balance,
  payouts: async () => (await import('../payouts/resource.tsx')).payouts,
  'school-contacts': async () => (await import('../registrations/resource.tsx')).schoolContacts,
  'data-requests': async () => (await import('../dataRequests/resource.tsx')).dataRequests,
  emails: async () => (await import('../mail/resource.tsx')).emails,
  jobs: async () => (await import('../jobs/resource.ts')).jobs,
  audit: async () => (await import('../audit/resource.tsx')).audit,
} satisfies Record<string, Load>;

export type ResourceName = keyof typeof resourceFiles;

export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resourceFiles, name);
