import { addresses } from '../addresses.ts';
import type { Buyer } from '../personas/buyer.ts';
import { button, checkbox, heading, text, type Tab } from './tab.ts';

/** The first field that was left empty, when a form is sent. */
export const EMPTY_FIELD = { focused: true, description: 'Este dato es necesario' };

/** What a form shows when it brings back what was typed before a reload. */
export const RESTORED = text('Recuperamos lo que habías escrito.');

export const passwords = (password: string) => ({ Contraseña: password, 'Repite la contraseña': password });

/** Fills in what every registration and every purchase asks. */
export const fillApplicant = (
  tab: Tab,
  { name, lastName, email, phone, state, city, ...account }: Buyer & { city?: string },
) =>
  tab.fillIn({
    Nombre: name,
    Apellidos: lastName,
    'Correo electrónico': email,
    Teléfono: phone,
    Estado: state,
    ...(city && { Ciudad: city }),
    'Nombre de usuario': account.username,
    ...passwords(account.password),
  });

export const acceptTexts = (tab: Tab) =>
  tab.check(['Acepto los términos y condiciones.', 'Acepto el aviso de privacidad.'].map(checkbox));

/** Decides on a payment in the sandbox, and expects the receipt to show this. */
export async function decide(tab: Tab, decision: RegExp, receipt: string): Promise<void> {
  const { product } = addresses();
  await tab.expectAddress(`${product}/sandbox/checkout/`);
  await tab.click(button(decision));
  await tab.expectAddress(`${product}/receipt?`);
  await tab.expect(heading(receipt));
}
