import { type Donor, lucia } from '../../personas/donor.ts';
import { julia } from '../../personas/sponsor.ts';
import { inigoOfNandu } from '../../personas/volunteer.ts';
import type { Visitor } from '../visitor.ts';
import { acceptTexts, EMPTY, RESTORED, type Walk } from './walk.ts';

async function fillRest(visitor: Visitor, { email, phone, state, businessName, position }: Donor): Promise<void> {
  await visitor.fillAll({ 'Correo electrónico': email, Teléfono: phone });
  await visitor.choose('Estado', state);
  await visitor.fillAll({ 'Empresa o razón social': businessName, Cargo: position });
  await acceptTexts(visitor);
}

/** What happens on the page of a payment, and what its receipt says then. */
async function decide(visitor: Visitor, decision: string, receipt: string): Promise<void> {
  await visitor.isAt(/\/sandbox\/checkout\//);
  await visitor.press(decision);
  await visitor.isAt(/\/receipt\?/);
  await visitor.sees(receipt);
}

/** The forms of those who give, on the pages of a school with a strict policy and loud CSS. */
export const giving: readonly Walk[] = [
  {
    name: 'donation, one line: error, draft, receipt',
    async make(visitor, { school }) {
      const donor = lucia();
      await visitor.go(`${school}/donativos`, 'lia-donation');
      await visitor.tick('2');
      await visitor.pressTooEarly('Donar $7,200.00');
      await visitor.isTold('Nombre completo', EMPTY);
      await visitor.fill('Nombre completo', donor.name);
      await visitor.reload('lia-donation');
      await visitor.hears(RESTORED);
      await visitor.reads('Nombre completo', donor.name);
      await fillRest(visitor, donor);
      await visitor.press('Donar $7,200.00');
      await decide(visitor, 'Aprobar…', '¡Gracias! Tu pago está aprobado');
    },
  },
  {
    name: 'donation, prerendered: a logo, a payment refused',
    async make(visitor, { school }) {
      const donor = lucia();
      // Typed into what came with the page, while the form comes alive.
      await visitor.go(`${school}/campana`);
      await visitor.tick('3');
      await visitor.fill('Nombre completo', donor.name);
      await fillRest(visitor, donor);
      await visitor.attach('Logotipo o documento…', PICTURE);
      await visitor.press('Donar $10,800.00');
      await decide(visitor, 'Rechazar…', 'Tu pago no se realizó');
    },
  },
  {
    name: 'sponsorship: receipt',
    async make(visitor, { school }) {
      const sponsor = julia();
      await visitor.go(`${school}/patrocinios`, 'lia-sponsorship');
      await visitor.choose('¿A cuántos estudiantes?', '1');
      await visitor.fillAll({
        'Nombre completo': sponsor.name,
        'Correo electrónico': sponsor.email,
        Teléfono: sponsor.phone,
      });
      await visitor.choose('Estado', sponsor.state);
      await visitor.fillAll({
        Institución: sponsor.institution,
        'Empresa o razón social': sponsor.businessName,
        Cargo: sponsor.position,
      });
      await acceptTexts(visitor);
      await visitor.press('Patrocinar $2,100.00');
      await decide(visitor, 'Aprobar…', '¡Gracias! Tu pago está aprobado');
    },
  },
  {
    name: 'volunteering: error, thanks',
    async make(visitor, { school }) {
      const volunteer = inigoOfNandu();
      await visitor.go(`${school}/voluntariado`, 'lia-volunteering');
      await visitor.fill('Empresa', volunteer.company);
      await visitor.pressTooEarly('Proponer mi voluntariado');
      await visitor.isTold('Razón social', EMPTY);
      await visitor.fillAll({
        'Razón social': volunteer.businessName,
        'Nombre completo': volunteer.name,
        Cargo: volunteer.position,
        'Correo electrónico': volunteer.email,
        Teléfono: volunteer.phone,
        Mensaje: volunteer.message,
      });
      await acceptTexts(visitor);
      await visitor.press('Proponer mi voluntariado');
      await visitor.sees('Recibimos tu propuesta…', { focused: true });
    },
  },
];

/** A picture as small as one can be. */
const PICTURE = { name: 'logo.gif', type: 'image/gif', content: 'GIF89a\u0001\0\u0001\0\0\0\0;' };
