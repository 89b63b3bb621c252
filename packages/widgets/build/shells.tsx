import { type Client, createClient } from '@lia/sdk/http/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { CourseCheckoutForm } from '../src/courses/CourseCheckoutForm.tsx';
import { LoginForm } from '../src/accounts/LoginForm.tsx';
import { collected, ownRules } from '../src/embed/shims/styled-components.tsx';
import { DonationForm } from '../src/giving/DonationForm.tsx';
import { SponsorshipForm } from '../src/giving/sponsorship/SponsorshipForm.tsx';
import { VolunteeringForm } from '../src/giving/volunteering/VolunteeringForm.tsx';
import type { Host } from '../src/host/host.ts';
import { WidgetProvider } from '../src/host/WidgetProvider.tsx';
import { PaymentForm } from '../src/payments/PaymentForm.tsx';
import { PricingTable } from '../src/memberships/PricingTable.tsx';
import { Receipt } from '../src/receipts/Receipt.tsx';
import { RegistrationForm } from '../src/registrations/RegistrationForm.tsx';
import { TeacherForm } from '../src/teachers/TeacherForm.tsx';

const client: Client = createClient({ baseUrl: '' });
const host: Host = { client, language: 'es', draftKey: null, emit: () => {}, href: (path) => path, go: () => {} };

const draw = (form: ReactNode) =>
  renderToStaticMarkup(<WidgetProvider host={host}>{form}</WidgetProvider>)
    // Whoever is quicker than the form's code presses in vain, instead of leaving with the data in the address.
    .replaceAll('<form', '<form method="dialog"');

/** Attributes with which an element looks other than drawn from the start: its loader then draws nothing. */
export const unlikeDrawn: Readonly<Record<string, string>> = {
  'lia-registration': '[type="escuela"]',
  'lia-sponsorship': '[type="2"]',
  'lia-pricing': '[type], [register-at]',
};

/** The first look of each form, by tag. */
export const markup: Readonly<Record<string, string>> = {
  'lia-donation': draw(<DonationForm />),
  'lia-registration': draw(<RegistrationForm />),
  'lia-sponsorship': draw(<SponsorshipForm />),
  'lia-volunteering': draw(<VolunteeringForm />),
  'lia-login': draw(<LoginForm />),
  'lia-pricing': draw(<PricingTable />),
  'lia-course-checkout': draw(<CourseCheckoutForm back />),
  'lia-payment': draw(<PaymentForm purchase={null} />),
  'lia-receipt': draw(<Receipt paymentId="0" />),
  'lia-teacher-registration': draw(<TeacherForm />),
};

export { collected, ownRules };
