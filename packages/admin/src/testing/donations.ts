import { donate, sponsor } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';

import { clientOf, uniqueName } from './context.tsx';

/** A donation as a partner school's visitor would make it. */
export async function aDonation(more: Partial<Donation>, file?: File): Promise<string> {
  const { businessName = uniqueName('Panadería') } = more;
  const body: Donation = {
    support: 1,
    supportStudents: 3,
    position: 'Directora',
    name: 'María Núñez',
    email: 'maria@panaderia.example',
    phone_number: '5512345678',
    country: 'México',
    state: 'Puebla',
    instructions: 'Con gusto',
    ...publishFlags(2),
    ...more,
    businessName,
  };
  await clientOf().call(donate, { body, ...(file && { files: { file: [file] } }) });
  return businessName;
}

/** A sponsorship as a visitor of the marketing site would make it. */
export async function aSponsorship(more: Partial<Sponsorship>, file?: File): Promise<string> {
  const businessName = uniqueName('Textiles');
  const body: Sponsorship = {
    sponsorship: 1,
    supportStudents: 3,
    supportMonths: 6,
    institution: 'Fundación Ñandú',
    businessName,
    position: 'Directora',
    name: 'Julia Ríos Peña',
    email: 'julia@textiles.example',
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    ...publishFlags(2),
    ...more,
  };
  await clientOf().call(sponsor, { body, ...(file && { files: { file: [file] } }) });
  return businessName;
}
