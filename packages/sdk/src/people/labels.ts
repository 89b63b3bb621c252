/** Fields of a person whom we write to. */
export const contactLabels = {
  name: { es: 'Nombre completo', en: 'Full name' },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  phone_number: { es: 'Teléfono', en: 'Phone' },
  country: { es: 'País', en: 'Country' },
  state: { es: 'Estado', en: 'State' },
};

export const cityLabel = { es: 'Ciudad', en: 'City' };

/** Of a child, and of whom a teacher teaches. */
export const schoolLevelLabel = { es: 'Nivel escolar', en: 'School level' };

/** Fields of a person whose first and last names are apart. */
export const personLabels = {
  ...contactLabels,
  name: { es: 'Nombre', en: 'First name' },
  last_name: { es: 'Apellidos', en: 'Last name' },
};

/** Fields of a new account. */
export const accountLabels = {
  username: { es: 'Nombre de usuario', en: 'Username' },
  password: { es: 'Contraseña', en: 'Password' },
  confirmation: { es: 'Repite la contraseña', en: 'Repeat the password' },
};
