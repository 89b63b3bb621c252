import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of a parent's home, in Spanish. */
export const es = {
  'parents.greeting': '¡Hola, {name}!',
  'parents.lead': 'Aquí están tus hijos y la cuenta con la que entra cada uno.',
  'parents.children': 'Tus hijos',
  'parents.child.open': 'Tareas, boletas y permisos',
  'parents.child.open.of': 'Tareas, boletas y permisos: {name}',
  'parents.child.account': 'Su usuario para entrar',
  'parents.empty.title': 'Registra a tu primer hijo',
  'parents.empty.text': 'Aquí verás a cada uno de tus hijos con su grado y su usuario. Registrarlo toma cinco minutos.',
  'parents.empty.invited':
    'Si aceptaste una invitación, los verás cuando quien te invitó lo confirme. No hace falta registrarlos otra vez.',
  'parents.failed': 'No pudimos traer los datos de tus hijos',
  'parents.child.seen': 'Entró por última vez el {when}',
  'parents.child.neverSeen': 'Todavía no entra: dale su usuario y su contraseña.',
  'parents.child.unlicensed': 'Sin licencia',
  'parents.child.license': 'Darle una licencia',
  'parents.child.license.of': 'Darle una licencia a {name}',
} as const;

/** They come with it. */
export const parentTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}
