import { addresses } from '../addresses.ts';
import { logo } from '../logo.ts';
import { type Donor, lucia } from '../personas/donor.ts';
import { julia } from '../personas/sponsor.ts';
import { inigoOfNandu } from '../personas/volunteer.ts';
import { acceptTexts, decide, EMPTY_FIELD, RESTORED } from './forms.ts';
import { test } from './scenario.ts';
import { button, field, heading, radio, type Tab } from './tab.ts';

// The pages of a school with a strict policy and loud CSS.
const { school } = addresses();

const contact = ({ email, phone, state }: Pick<Donor, 'email' | 'phone' | 'state'>) => ({
  'Correo electrónico': email,
  Teléfono: phone,
  Estado: state,
});

const company = ({ businessName, position }: Pick<Donor, 'businessName' | 'position'>) => ({
  'Empresa o razón social': businessName,
  Cargo: position,
});

async function fillRest(tab: Tab, donor: Donor): Promise<void> {
  await tab.fillIn({ ...contact(donor), ...company(donor) });
  await acceptTexts(tab);
}

test('donation: error, draft, receipt', async ({ tab }) => {
  const donor = lucia();
  await tab.open(`${school}/donativos`, 'lia-donation');
  await tab.check([radio('2')]);
  await tab.click(button('Donar $7,200.00', { disabled: true }));
  await tab.expect(field('Nombre completo'), EMPTY_FIELD);
  await tab.fillIn({ 'Nombre completo': donor.name });
  await tab.reload('lia-donation');
  await tab.expect(RESTORED);
  await tab.expect(field('Nombre completo'), { value: donor.name });
  await fillRest(tab, donor);
  await tab.click(button('Donar $7,200.00'));
  await decide(tab, /^Aprobar/, '¡Gracias! Tu pago está aprobado');
});

test('donation, prerendered: a logo, a payment refused', async ({ tab }) => {
  const donor = lucia();
  // Typed into what came with the page, while its scripts load.
  await tab.open(`${school}/campana`);
  await tab.check([radio('3')]);
  await tab.fillIn({ 'Nombre completo': donor.name });
  await fillRest(tab, donor);
  await tab.attach(/^Logotipo o documento/, logo);
  await tab.click(button('Donar $10,800.00'));
  await decide(tab, /^Rechazar/, 'Tu pago no se realizó');
});

test('sponsorship: receipt', async ({ tab }) => {
  const sponsor = julia();
  await tab.open(`${school}/patrocinios`, 'lia-sponsorship');
  await tab.fillIn({ '¿A cuántos estudiantes?': '1', 'Nombre completo': sponsor.name, ...contact(sponsor) });
  await tab.fillIn({ Institución: sponsor.institution, ...company(sponsor) });
  await acceptTexts(tab);
  await tab.click(button('Patrocinar $2,100.00'));
  await decide(tab, /^Aprobar/, '¡Gracias! Tu pago está aprobado');
});

test('volunteering: error, thanks', async ({ tab }) => {
  const { company: name, businessName, position, email, phone, message, ...volunteer } = inigoOfNandu();
  await tab.open(`${school}/voluntariado`, 'lia-volunteering');
  await tab.fillIn({ Empresa: name });
  await tab.click(button('Proponer mi voluntariado', { disabled: true }));
  await tab.expect(field('Razón social'), EMPTY_FIELD);
  await tab.fillIn({ 'Razón social': businessName, 'Nombre completo': volunteer.name, Cargo: position });
  await tab.fillIn({ 'Correo electrónico': email, Teléfono: phone, Mensaje: message });
  await acceptTexts(tab);
  await tab.click(button('Proponer mi voluntariado'));
  await tab.expect(heading(/^Recibimos tu propuesta/), { focused: true });
});
