import type { ImportColumn } from './rules.ts';

/** Something for each cell of a row, by its column. */
export const cellsOf = <C>(cell: (column: ImportColumn) => C): Record<ImportColumn, C> => ({
  tipo_usuario: cell('tipo_usuario'),
  nombre: cell('nombre'),
  segundo_nombre: cell('segundo_nombre'),
  apellido_paterno: cell('apellido_paterno'),
  apellido_materno: cell('apellido_materno'),
  email: cell('email'),
  username: cell('username'),
  seccion: cell('seccion'),
  grado: cell('grado'),
  nombre_padre_madre_o_tutor: cell('nombre_padre_madre_o_tutor'),
  mail_padre: cell('mail_padre'),
  matricula: cell('matricula'),
  curp: cell('curp'),
  grupo: cell('grupo'),
  clave_grupo: cell('clave_grupo'),
});
