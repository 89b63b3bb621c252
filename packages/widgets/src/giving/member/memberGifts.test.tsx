import { describe } from 'vitest';
import { page } from 'vitest/browser';

import { describeSending } from '../../testing/sending.tsx';
import { MemberDonationForm } from './MemberDonationForm.tsx';
import { MemberSponsorshipForm } from './MemberSponsorshipForm.tsx';

const giver = {
  name: 'Ana López',
  email: 'ana@correo.mx',
  phone_number: '5512345678',
  country: 'México',
  state: 'Jalisco',
};
const accepted = {
  body: { message: 'Te llevamos al pago', data: { order: null, id_parent: null, init_point: null } },
  shows: 'Te llevamos al pago',
};
const field = { name: 'position', label: 'Cargo', other: 'Mamá' };
const box = (label: string) => page.getByRole('textbox', { name: label });

describe('the donation of a member', () => {
  describeSending({
    form: <MemberDonationForm giver={giver} />,
    call: 'POST /me/donations',
    accepted,
    fill: () => box('Cargo').fill('Directora'),
    button: /^Donar/,
    field,
    afterReload: async () => {},
  });
});

describe('the sponsorship of a member', () => {
  describeSending({
    form: <MemberSponsorshipForm giver={giver} />,
    call: 'POST /me/sponsorships',
    accepted,
    async fill() {
      await page.getByRole('radio', { name: 'Cursos de programación en línea' }).click();
      await box('Institución').fill('Fundación Ñandú');
      await box('Cargo').fill('Directora');
    },
    button: /^Patrocinar/,
    field,
    afterReload: async () => {},
  });
});
