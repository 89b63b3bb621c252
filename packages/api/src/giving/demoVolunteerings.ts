import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';

import { volunteerings } from './tables.ts';
import { volunteeringRow } from './volunteer.ts';
import type { AppContext } from '../platform/appContext.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';

interface DemoOffer {
  /** Names it for good. */
  key: string;
  daysAgo: number;
  offer: Omit<Volunteering, 'support'>;
}

/** Companies that offered to volunteer, oldest first. */
const demoOffers: readonly DemoOffer[] = [
  {
    key: 'nandu',
    daysAgo: 30,
    offer: {
      company: 'Grupo Ñandú',
      businessName: 'Ñandú Ingeniería, S.A. de C.V.',
      position: 'Gerente de talento',
      name: "Íñigo O'Farrill Ruiz",
      email: 'inigo@nandu.example',
      phone_number: '5512349876',
      instructions:
        'Somos 12 ingenieras e ingenieros y tenemos los viernes por la tarde. Nos gustaría dar un taller de robótica.',
    },
  },
  {
    key: 'contadoras',
    daysAgo: 17,
    offer: {
      company: 'Cuentas Claras',
      businessName: 'Zúñiga, Peña y Asociadas, S.C.',
      position: 'Socia',
      name: 'Beatriz Zúñiga Paz',
      email: 'beatriz@cuentasclaras.example',
      phone_number: '8123456789',
      instructions: 'Podemos explicar el ahorro y el dinero a grupos de quinto y sexto de primaria, una mañana al mes.',
    },
  },
  {
    key: 'hotel',
    daysAgo: 8,
    offer: {
      company: 'Hotel Casa del Árbol',
      businessName: 'Hospedajes de la Selva, S.A. de C.V.',
      position: 'Jefa de recursos humanos',
      name: 'Nayeli Chan Uc',
      email: 'nayeli@casadelarbol.example',
      phone_number: '9841234567',
      instructions:
        'Veinte personas del hotel quieren pintar una escuela cerca de Tulum.\nPonemos la pintura y la comida.',
    },
  },
  {
    key: 'radio',
    daysAgo: 2,
    offer: {
      company: 'Radio Sierra',
      businessName: 'Comunicaciones de la Sierra, A.C.',
      position: 'Productor',
      name: 'Efraín Moreno Batiz',
      email: 'efrain@radiosierra.example',
      phone_number: '6141239876',
      instructions: 'Queremos enseñarles a hacer su propio programa de radio. Tenemos cabina y a dos locutoras.',
    },
  },
];

/** Writes the offers that are not there yet. */
export async function seedVolunteerings({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const rows = demoOffers.map(({ key, daysAgo, offer }) => ({
    ...volunteeringRow(fixedUuid(`volunteering ${key}`), { support: 2, ...offer }),
    createdAt: daysBefore(daysAgo),
  }));
  await db.insert(volunteerings).values(rows).onConflictDoNothing();
}
