/** Texts of the sign-in screen, in Spanish. */
export const es = {
  'login.title': 'Inicia sesión',
  'login.lead': 'Usa el usuario y la contraseña de tu cuenta LIA.',
  'login.audiences': '¿Quién entra?',
  'login.password.show': 'Mostrar la contraseña',
  'login.password.hide': 'Ocultar la contraseña',
  'login.submit': 'Entrar a mi comunidad',
  'login.submitting': 'Entrando…',
  'login.code.text':
    'Tu cuenta pide un paso más. Escribe el código que muestra tu app de verificación o uno de tus códigos de recuperación.',
  'login.code.label': 'Código de verificación',
  'login.code.back': 'Volver a usuario y contraseña',
  'login.roleless':
    'Tu cuenta aún no tiene un rol, y esa página pide uno. Entraste como {username}: cierra sesión o entra con otra cuenta.',
  'login.forgotten': '¿Olvidaste tu contraseña?',
  'login.signUp.question': '¿Aún no tienes cuenta?',
  'login.signUp.link': 'Registra a tu familia gratis',
  'login.welcome.students': 'Tu aventura sigue aquí',
  'login.welcome.teachers': 'Tu grupo te espera',
  'login.welcome.parents': 'Cerca de lo que aprenden tus hijos',
  'login.welcome.schools': 'Tu escuela, en un solo lugar',
  'login.lead.students': 'Entra, termina tus misiones y descubre algo nuevo.',
  'login.lead.teachers': 'Tus clases, tus tareas y tu comunidad, listas cuando tú lo estás.',
  'login.lead.parents': 'Mira cómo va cada uno y acompáñalo a tu manera.',
  'login.lead.schools': 'Maestros, alumnos y familias que caminan juntos.',
  'accessCard.link': 'Entrar con mi tarjeta',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}
