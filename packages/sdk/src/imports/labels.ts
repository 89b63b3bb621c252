import type { Labels } from '../messages/labels.ts';
import type { ImportRecord, ImportRowRecord } from './records.ts';
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
  grupo: { es: 'Grupo', en: 'Group' },
  clave_grupo: { es: 'Clave del grupo', en: 'Group ID' },
} satisfies Labels<ImportCells>;

/** What the console reads of an import. */
export const importRecordLabels = {
  id: { es: 'ID', en: 'ID' },
  school_id: { es: 'ID de la escuela', en: 'School ID' },
  school: { es: 'Escuela', en: 'School' },
  company_id: { es: 'ID de la empresa', en: 'Company ID' },
  company: { es: 'Empresa', en: 'Company' },
  children_share_password: { es: 'Los niños comparten la contraseña', en: 'Children share the password' },
  file: { es: 'Archivo', en: 'File' },
  status: { es: 'Estado', en: 'Status' },
  by: { es: 'Quién', en: 'By' },
  created_at: { es: 'Fecha', en: 'Date' },
  committed_at: { es: 'Empezó', en: 'Started' },
  finished_at: { es: 'Terminó', en: 'Finished' },
  privacy_notice: { es: 'Consentimiento de las familias', en: 'Consent of the families' },
  undo_until: { es: 'Se puede deshacer hasta', en: 'Can be undone until' },
  rows_erased_at: { es: 'Datos del archivo borrados', en: 'Data of the file erased' },
  rows: { es: 'Renglones', en: 'Rows' },
  verdicts: { es: 'Qué pasará', en: 'What will happen' },
  outcomes: { es: 'Resultado', en: 'Result' },
  undone: { es: 'Lo que se deshizo', en: 'What was undone' },
  same_file: { es: 'El mismo archivo antes', en: 'The same file before' },
} satisfies Labels<ImportRecord>;

/** What the console reads of a row besides its cells. */
export const importRowLabels = {
  ...importLabels,
  num: { es: 'Renglón', en: 'Row' },
  verdict: { es: 'Qué pasará', en: 'What will happen' },
  errors: { es: 'Errores', en: 'Errors' },
  result: { es: 'Resultado', en: 'Result' },
  conflict: { es: 'Por decidir', en: 'To be decided' },
  decision: { es: 'Decisión', en: 'Decision' },
  outcome: { es: 'Qué pasó', en: 'What happened' },
  person: { es: 'Cuenta', en: 'Account' },
  undo: { es: 'Al deshacer', en: 'When undone' },
  kept: { es: 'Por qué se quedó', en: 'Why it stayed' },
} satisfies Labels<ImportRowRecord>;
