/** What a school writes that wants to be called. */
export const schoolWish = {
  name: 'Elena Prado',
  email: 'elena@escuela.example.mx',
  phone: '5512345678',
  country: 'México',
  city: 'Puebla',
  message: 'Somos 300 alumnos',
  membership: 'anual' as const,
};
