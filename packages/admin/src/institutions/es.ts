/** Texts about institutions, in Spanish. */
export const institutions = {
  add: 'Agregar institución',
  firstOne: 'Aquí vivirán las escuelas y empresas de la comunidad. Agrega la primera.',
  school: 'Institución',
  onlyActive: 'Activas',
  onlyActiveHint: 'Apágalo para ver las inactivas',
  type: 'Tipo',
  types: { all: 'Todos', Escuela: 'Escuela', Empresa: 'Empresa' },
  active: 'Activa',
  inactive: 'Inactiva',
  newSchool: 'Nueva Escuela',
  newCompany: 'Nueva Empresa',
  editSchool: 'Editar Escuela',
  editCompany: 'Editar Empresa',
  childrenSharePasswordHint:
    'Quien conozca esa contraseña podrá entrar a la cuenta de cualquier niña o niño. Apagado, entran con su tarjeta.',
  optional: 'Opcional',
  create: 'Agregar',
  save: 'Guardar',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar {name}',
  deleteQuestion:
    '¿Seguro que deseas eliminar la escuela? Ya no será posible recuperar la información de los usuarios relacionados con ella.',
} as const;

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    institutions: typeof institutions;
  }
}
