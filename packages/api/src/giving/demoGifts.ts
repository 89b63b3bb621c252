import { type PublishChoice, publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';

import type { DemoOrderStatus } from '../payments/demoOrder.ts';

/** Status of a gift. `contact`: nothing is paid, since its giver is called first. */
export type GiftStatus = 'contact' | DemoOrderStatus;

/** A donation of the demo data and what became of it. */
export interface DemoGift {
  /** Names it for good: what it is, not where it stands in this list. */
  key: string;
  status: GiftStatus;
  daysAgo: number;
  logo: boolean;
  donation: Donation;
}

type Donor = Omit<
  Donation,
  'support' | 'supportStudents' | 'supportAmount' | 'country' | keyof ReturnType<typeof publishFlags>
>;

const children = (supportStudents: Donation['supportStudents']) => ({ support: 1 as const, supportStudents });
const pesos = (supportAmount: number) => ({ support: 3 as const, supportAmount });
const manyChildren = { support: 2 as const };

function gift(
  key: string,
  what: [status: DemoGift['status'], daysAgo: number, logo?: 'logo'],
  given: ReturnType<typeof children> | ReturnType<typeof pesos> | typeof manyChildren,
  publish: PublishChoice,
  donor: Donor,
): DemoGift {
  const [status, daysAgo, logo] = what;
  return {
    key,
    status,
    daysAgo,
    logo: logo !== undefined,
    donation: { ...given, ...donor, country: 'México', ...publishFlags(publish) },
  };
}

/** Donations in every status, oldest first. */
export const demoGifts: readonly DemoGift[] = [
  gift('semilla', ['approved', 41, 'logo'], children(8), 1, {
    institution: 'Fundación Semilla del Bajío',
    businessName: 'Semilla del Bajío, A.C.',
    position: 'Directora general',
    name: 'Lucía Herrera Ontiveros',
    email: 'lucia.herrera@semilla.example',
    phone_number: '4771234567',
    state: 'Guanajuato',
    instructions: 'Para la primaria Benito Juárez, si todavía hay lugares.',
  }),
  gift('panaderia', ['rejected', 33], pesos(1500), 3, {
    institution: '',
    businessName: 'Panadería La Espiga',
    position: 'Propietario',
    name: 'Ramón Tepox Luna',
    email: 'ramon@laespiga.example',
    phone_number: '2221234567',
    state: 'Puebla',
  }),
  gift('mayahuel', ['approved', 27], children(10), 2, {
    institution: 'Textiles Mayahuel',
    businessName: 'Textiles Mayahuel, S. de R.L.',
    position: 'Responsable de comunidad',
    name: 'Itzel Xicoténcatl Cruz',
    email: 'itzel@mayahuel.example',
    phone_number: '2461234567',
    state: 'Tlaxcala',
  }),
  gift('ferreteria', ['refunded', 22], children(1), 3, {
    institution: '',
    businessName: 'Ferretería Don Chuy',
    position: 'Encargado',
    name: 'Jesús Peñaloza Ibáñez',
    email: 'chuy@ferreteria.example',
    phone_number: '6141234567',
    state: 'Chihuahua',
    instructions: 'Se cobró dos veces; gracias por devolver uno.',
  }),
  gift('sierra-gorda', ['contact', 19], manyChildren, 1, {
    institution: 'Grupo Sierra Gorda',
    businessName: 'Grupo Sierra Gorda, S.A. de C.V.',
    position: 'Gerente de recursos humanos',
    name: 'Rodrigo Zavala Muñoz',
    email: 'rodrigo.zavala@sierragorda.example',
    phone_number: '4421234567',
    state: 'Querétaro',
    instructions: 'Queremos becar a los 35 hijos de nuestro personal de obra. ¿Podemos hablar esta semana?',
  }),
  gift('familia-ordonez', ['approved', 12], pesos(850.5), 3, {
    institution: '',
    businessName: 'Familia Ordóñez',
    position: 'Madre de familia',
    name: 'Noemí Ordóñez Chávez',
    email: 'noemi.ordonez@correo.example',
    phone_number: '5512345678',
    state: 'Ciudad de México',
  }),
  gift('cafe-nube', ['pending', 6], children(2), 2, {
    institution: 'Café Nube',
    businessName: 'Cafeticultores de la Nube, S.C.',
    position: 'Presidenta del consejo',
    name: 'Esperanza Yáñez Flores',
    email: 'esperanza@cafenube.example',
    phone_number: '2721234567',
    state: 'Veracruz',
  }),
  gift('libreria', ['contact', 3], manyChildren, 2, {
    institution: 'Librería El Faro',
    businessName: 'Librería El Faro, S.A.',
    position: 'Coordinador de proyectos',
    name: 'Joaquín Ibarra Quiroz',
    email: 'joaquin@elfaro.example',
    phone_number: '3312345678',
    state: 'Jalisco',
    instructions: 'Nos gustaría apoyar a una escuela completa cerca de Zapopan.',
  }),
  gift('dentistas', ['rejected', 2], children(1), 1, {
    institution: '',
    businessName: 'Consultorio Dental Sonríe',
    position: 'Doctora',
    name: 'Verónica Nájera Reyes',
    email: 'veronica@sonrie.example',
    phone_number: '8112345678',
    state: 'Nuevo León',
  }),
  gift('taller-ruiz', ['open', 1], pesos(3000), 2, {
    institution: '',
    businessName: 'Taller Mecánico Ruiz',
    position: 'Encargado',
    name: 'Óscar Ruiz Gutiérrez',
    email: 'oscar@tallerruiz.example',
    phone_number: '9991234567',
    state: 'Yucatán',
  }),
];
