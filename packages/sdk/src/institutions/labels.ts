import type { Labels } from '../messages/labels.ts';
import type { Institution } from './schema.ts';

/** What the console's form asks of an institution, and what its list has besides. */
export const institutionLabels = {
  SchoolId: { es: 'ID', en: 'ID' },
  School: { es: 'Nombre', en: 'Name' },
  Description: { es: 'Descripción', en: 'Description' },
  Type: { es: 'Tipo', en: 'Type' },
  Admin: { es: 'Contacto', en: 'Contact' },
  IsActive: { es: 'Activo', en: 'Active' },
  HasCompanies: { es: 'Tiene empresas', en: 'Has companies' },
  ChildrenSharePassword: {
    es: 'La contraseña compartida abre las cuentas de preescolar y primaria',
    en: 'The shared password opens the accounts of preschool and primary school',
  },
  CCT: { es: 'CCT', en: 'CCT' },
  Zone: { es: 'Zona horaria', en: 'Time zone' },
  Logo: { es: 'Logo', en: 'Logo' },
  DeletedAt: { es: 'Se eliminó', en: 'Deleted' },
  RestorableUntil: { es: 'Se puede restaurar hasta', en: 'Can be restored until' },
  CurrentUsers: { es: 'Usuarios actuales', en: 'Current users' },
} satisfies Labels<Institution>;
