import { publishFlags } from '@lia/sdk/giving/rules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { inArray } from 'drizzle-orm';

import { donorOf } from './donors.ts';
import { payerOf } from './give.ts';
import { sponsorCharge } from './sponsor.ts';
import { insertSponsorship } from './sponsorshipStore.ts';
import { sponsorships } from './tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { AppContext } from '../platform/appContext.ts';
import { translator } from '../platform/language.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { writeDemoOrder } from '../payments/demoOrder.ts';
import type { GiftStatus } from './demoGifts.ts';
import { receiveLogo } from '../platform/demoLogo.ts';

/** A sponsorship of the demo data and what became of it. */
interface DemoSponsorship {
  /** Names it for good: what it is, not where it stands in this list. */
  key: string;
  status: GiftStatus;
  daysAgo: number;
  logo?: string;
  sponsorship: Sponsorship;
}

type Sponsored = Pick<Sponsorship, 'sponsorship' | 'supportStudents' | 'supportMonths' | 'supportAmount'>;
type Sponsor = Pick<
  Sponsorship,
  'institution' | 'businessName' | 'position' | 'name' | 'email' | 'phone_number' | 'state'
>;

const given = (publish: Parameters<typeof publishFlags>[0], sponsored: Sponsored, sponsor: Sponsor): Sponsorship => ({
  ...sponsored,
  ...sponsor,
  country: 'México',
  ...publishFlags(publish),
});

/** Sponsorships in every status, oldest first. */
const demoSponsorships: readonly DemoSponsorship[] = [
  {
    key: 'sponsorship volcanes',
    status: 'approved',
    daysAgo: 36,
    logo: 'logo-volcanes.png',
    sponsorship: given(
      1,
      { sponsorship: 1, supportStudents: 10, supportMonths: 6 },
      {
        institution: 'Fundación Dos Volcanes',
        businessName: 'Cementos Dos Volcanes, S.A. de C.V.',
        position: 'Directora de responsabilidad social',
        name: 'Ximena Águila Pérez',
        email: 'ximena.aguila@dosvolcanes.example',
        phone_number: '2221112233',
        state: 'Puebla',
      },
    ),
  },
  {
    key: 'sponsorship codigo',
    status: 'approved',
    daysAgo: 24,
    sponsorship: given(
      2,
      { sponsorship: 2, supportStudents: 5 },
      {
        institution: 'Código Jacaranda',
        businessName: 'Código Jacaranda, S.A.P.I. de C.V.',
        position: 'Líder de ingeniería',
        name: 'Andrés Güemes Orozco',
        email: 'andres@jacaranda.example',
        phone_number: '3315556677',
        state: 'Jalisco',
      },
    ),
  },
  {
    key: 'sponsorship mezcal',
    status: 'refunded',
    daysAgo: 20,
    sponsorship: given(
      3,
      { sponsorship: 1, supportStudents: 2, supportMonths: 3 },
      {
        institution: 'Palenque Doña Chonita',
        businessName: 'Palenque Doña Chonita, S.P.R. de R.L.',
        position: 'Maestra mezcalera',
        name: 'Concepción Ibáñez Martínez',
        email: 'chonita@palenque.example',
        phone_number: '9511234567',
        state: 'Oaxaca',
      },
    ),
  },
  {
    key: 'sponsorship puerto',
    status: 'contact',
    daysAgo: 15,
    sponsorship: given(
      1,
      { sponsorship: 2, supportStudents: 11 },
      {
        institution: 'Agencia Puerto Norte',
        businessName: 'Agencia Aduanal Puerto Norte, S.C.',
        position: 'Socio director',
        name: 'Rubén Treviño Cantú',
        email: 'ruben.trevino@puertonorte.example',
        phone_number: '8331234567',
        state: 'Tamaulipas',
      },
    ),
  },
  {
    key: 'sponsorship llantas',
    status: 'rejected',
    daysAgo: 9,
    sponsorship: given(
      2,
      { sponsorship: 1, supportStudents: 4, supportMonths: 12 },
      {
        institution: 'Llantas del Pacífico',
        businessName: 'Llantas y Servicios del Pacífico, S.A.',
        position: 'Gerente de mercadotecnia',
        name: 'Yolanda Félix Armenta',
        email: 'yolanda@llantaspacifico.example',
        phone_number: '6671234567',
        state: 'Sinaloa',
      },
    ),
  },
  {
    key: 'sponsorship notaria',
    status: 'pending',
    daysAgo: 5,
    sponsorship: given(
      3,
      { sponsorship: 1, supportStudents: 12, supportAmount: 25_000 },
      {
        institution: 'Notaría 48',
        businessName: 'Notaría Pública 48',
        position: 'Notario',
        name: 'Ignacio Ruiz-Healy Soto',
        email: 'notaria48@correo.example',
        phone_number: '5555123456',
        state: 'Ciudad de México',
      },
    ),
  },
  {
    key: 'sponsorship astillero',
    status: 'contact',
    daysAgo: 4,
    sponsorship: given(
      2,
      { sponsorship: 1, supportStudents: 11 },
      {
        institution: 'Astilleros del Golfo',
        businessName: 'Astilleros del Golfo, S.A. de C.V.',
        position: 'Jefa de vinculación',
        name: 'Graciela Chablé Montejo',
        email: 'graciela@astillerosgolfo.example',
        phone_number: '9381234567',
        state: 'Campeche',
      },
    ),
  },
  {
    key: 'sponsorship vivero',
    status: 'open',
    daysAgo: 1,
    sponsorship: given(
      1,
      { sponsorship: 2, supportStudents: 1 },
      {
        institution: 'Vivero El Colibrí',
        businessName: 'Viveros y Jardines El Colibrí, S.A. de C.V.',
        position: 'Fundadora',
        name: "Mariana O'Farrill Castañeda",
        email: 'mariana@elcolibri.example',
        phone_number: '7771234567',
        state: 'Morelos',
      },
    ),
  },
];

/** Sponsorships that were paid and are refunded later, by the key of their order. */
export const refundedSponsorships: readonly string[] = demoSponsorships
  .filter(({ status }) => status === 'refunded')
  .map(({ key }) => key);

const idOf = ({ key }: DemoSponsorship): string => fixedUuid(key);

/** Writes the sponsorships that are not there yet, with their orders, payments and the logo. */
export async function seedSponsorships({
  db,
  files,
  config,
}: Pick<AppContext, 'db' | 'files' | 'config'>): Promise<void> {
  const ids = demoSponsorships.map(idOf);
  const known = await db.select({ id: sponsorships.id }).from(sponsorships).where(inArray(sponsorships.id, ids));
  const there = new Set(known.map(({ id }) => id));

  for (const sponsored of demoSponsorships.filter((it) => !there.has(idOf(it)))) {
    const file = sponsored.logo === undefined ? null : await receiveLogo(files, sponsored.logo);
    await inTransaction(db, (tx) => write(tx, sponsored, file, config.publicUrl));
  }
}

async function write(
  tx: Transaction,
  sponsored: DemoSponsorship,
  file: ReceivedFile | null,
  publicUrl: string,
): Promise<void> {
  const { sponsorship, key, status } = sponsored;
  const createdAt = daysBefore(sponsored.daysAgo);
  const charge = sponsorCharge(sponsorship, translator('es'));
  const payer = payerOf(sponsorship);
  const orderId =
    charge && status !== 'contact'
      ? await writeDemoOrder(tx, { key, status, reason: 'sponsorship', charge, payer, createdAt, publicUrl })
      : null;
  await donorOf(tx, fixedUuid(`donor ${key}`), sponsorship.email);
  const fileId = file ? await keepFile(tx, file) : null;
  await insertSponsorship(tx, { id: idOf(sponsored), orderId, fileId, createdAt }, sponsorship);
}
