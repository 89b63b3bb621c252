// Written by `pnpm element-reference` from the manifests of the elements.
import type { Widget } from '../element/surroundings.ts';
import { withShared } from './withShared.ts';

/** Every widget that a page can use. */
export const widgets: readonly Widget[] = [
  {
    tag: 'lia-donation',
    attributes: { support: 'number' },
    reads: ['/countries'],
    load: () => withShared(import('../giving/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-sponsorship',
    attributes: { type: 'number' },
    reads: ['/countries'],
    load: () => withShared(import('../giving/sponsorship/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-volunteering',
    attributes: {},
    reads: [],
    load: () => withShared(import('../giving/volunteering/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-donors',
    attributes: {},
    reads: ['/donors'],
    load: () => withShared(import('../giving/donors/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-registration',
    attributes: { type: 'text', membership: 'text' },
    reads: ['/countries'],
    load: () => withShared(import('../registrations/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-teacher-registration',
    attributes: { type: 'text', membership: 'text' },
    reads: ['/countries'],
    load: () => withShared(import('../teachers/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-course-checkout',
    attributes: { course: 'text' },
    reads: ['/stripe/products', '/countries'],
    load: () => withShared(import('../courses/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-pricing',
    attributes: { type: 'text', 'register-at': 'text' },
    reads: ['/membresia'],
    load: () => withShared(import('../memberships/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-login',
    attributes: {},
    reads: [],
    load: () => withShared(import('../accounts/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-payment',
    attributes: { plan: 'text', course: 'text', purchase: 'json' },
    reads: [],
    load: () => withShared(import('../payments/element.tsx').then(({ mount }) => mount)),
  },
  {
    tag: 'lia-receipt',
    attributes: { 'payment-id': 'text', 'preapproval-id': 'text', 'preference-id': 'text' },
    reads: [],
    load: () => withShared(import('../receipts/element.tsx').then(({ mount }) => mount)),
  },
];
