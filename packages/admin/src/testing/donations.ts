import { donate } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';

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
