import type { InstitutionType } from '@lia/sdk/institutions/rules';
import { type Level, PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';

import { nameKey } from '../geography/names.ts';
import type { AppContext } from '../platform/appContext.ts';
import { institutions } from './tables.ts';

export interface DemoInstitution {
  id: number;
  name: string;
  description: string;
  type: InstitutionType;
  admin: string | null;
  active: boolean;
  /** School levels of the students beside the demo accounts. */
  levels: readonly [Level, ...Level[]];
  /** People beside the demo accounts, so that "usuarios actuales" is not empty. */
  students: number;
  teachers: number;
}

/** Schools and companies of the demo data. */
export const demoInstitutions: readonly DemoInstitution[] = [
  {
    id: 301,
    name: 'Colegio Jacarandas',
    description: 'Preescolar, primaria y secundaria Montessori en Coyoacán, Ciudad de México',
    type: 'Escuela',
    admin: 'direccion@jacarandas.example',
    active: true,
    levels: [1, 2],
    students: 14,
    teachers: 3,
  },
  {
    id: 302,
    name: 'Escuela Primaria Benito Juárez',
    description: 'Primaria pública de turno matutino en Oaxaca de Juárez',
    type: 'Escuela',
    admin: 'benito.juarez@escuelas.example',
    active: true,
    levels: [2],
    students: 22,
    teachers: 4,
  },
  {
    id: 303,
    name: 'Instituto Frida Kahlo',
    description: 'Primaria y secundaria bilingüe en Zapopan, Jalisco',
    type: 'Escuela',
    admin: 'contacto@institutofrida.example',
    active: true,
    levels: [2, 3],
    students: 18,
    teachers: 4,
  },
  {
    id: 304,
    name: 'Secundaria Técnica 42 Sor Juana Inés de la Cruz',
    description: 'Secundaria técnica con taller de electrónica en Puebla',
    type: 'Escuela',
    admin: 'tecnica42@escuelas.example',
    active: true,
    levels: [3],
    students: 16,
    teachers: 3,
  },
  {
    id: PUBLIC_SCHOOL_ID,
    name: 'Comunidad LIA',
    description: 'Familias y docentes que se registran por su cuenta',
    type: 'Escuela',
    admin: 'hola@lia.example',
    active: true,
    levels: [1, 2, 3],
    students: 9,
    teachers: 5,
  },
  {
    id: 306,
    name: 'Colegio Nezahualcóyotl',
    description: 'Primaria y secundaria en Texcoco, Estado de México',
    type: 'Escuela',
    admin: 'neza@colegios.example',
    active: true,
    levels: [2, 3],
    students: 12,
    teachers: 2,
  },
  {
    id: 307,
    name: 'Jardín de Niños Cri-Cri',
    description: 'Preescolar con programa de música en Orizaba, Veracruz',
    type: 'Escuela',
    admin: 'jardin.cricri@escuelas.example',
    active: true,
    levels: [1],
    students: 8,
    teachers: 2,
  },
  {
    id: 308,
    name: 'Telesecundaria Emiliano Zapata',
    description: 'Telesecundaria rural en Ayala, Morelos',
    type: 'Escuela',
    admin: null,
    active: true,
    levels: [3],
    students: 7,
    teachers: 1,
  },
  {
    id: 309,
    name: 'Textiles Mayahuel',
    description: 'Taller textil de Tlaxcala que apadrina grupos de primaria',
    type: 'Empresa',
    admin: 'comunidad@mayahuel.example',
    active: true,
    levels: [2],
    students: 4,
    teachers: 0,
  },
  {
    id: 310,
    name: 'Grupo Sierra Gorda',
    description: 'Constructora de Querétaro con becas para hijos de su personal',
    type: 'Empresa',
    admin: 'becas@sierragorda.example',
    active: true,
    levels: [2, 3],
    students: 6,
    teachers: 0,
  },
  {
    id: 311,
    name: 'Fundación Semilla del Bajío',
    description: 'Fundación de León, Guanajuato, que lleva tecnología a escuelas rurales',
    type: 'Empresa',
    admin: 'hola@semilla.example',
    active: true,
    levels: [2],
    students: 3,
    teachers: 1,
  },
  {
    id: 312,
    name: 'Colegio Bosques de Pátzcuaro',
    description: 'Primaria en Pátzcuaro, Michoacán; en pausa desde el ciclo pasado',
    type: 'Escuela',
    admin: 'bosques@colegios.example',
    active: false,
    levels: [2],
    students: 5,
    teachers: 1,
  },
];

/** Writes the institutions that are not there yet. */
export async function seedInstitutions({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await db
    .insert(institutions)
    .values(
      demoInstitutions.map(({ id, name, description, type, admin, active }) => {
        return { id, name, nameKey: nameKey(name), description, type, admin, is_active: active };
      }),
    )
    .onConflictDoNothing();
}
