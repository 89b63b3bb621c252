import type { Labels } from '../messages/labels.ts';
import type { ImportCells } from './row.ts';

/** The columns of an import, as the page names them. */
export const importLabels = {
  tipo_usuario: { es: 'Tipo de usuario', en: 'User type' },
  nombre: { es: 'Nombre', en: 'First name' },
  segundo_nombre: { es: 'Segundo nombre', en: 'Middle name' },
  apellido_paterno: { es: 'Apellido paterno', en: 'Last name' },
  apellido_materno: { es: 'Apellido materno', en: 'Second last name' },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  username: { es: 'Nombre de usuario', en: 'Username' },
  seccion: { es: 'Sección', en: 'Section' },
  grado: { es: 'Grado', en: 'Grade' },
  nombre_padre_madre_o_tutor: { es: 'Nombre del padre, madre o tutor', en: 'Name of the parent or guardian' },
  mail_padre: { es: 'Correo del padre, madre o tutor', en: 'E-mail of the parent or guardian' },
  matricula: { es: 'Matrícula', en: 'Student number' },
  curp: { es: 'CURP', en: 'CURP' },
} satisfies Labels<ImportCells>;
