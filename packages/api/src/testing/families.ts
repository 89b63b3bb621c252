import type { Child, FreeRegistration } from '@lia/sdk/registrations/schema';

/** A child by a username, which is also its e-mail's. */
export const child = (username: string, change: Partial<Child> = {}): Child => ({
  name: 'Emiliano',
  last_name: 'Ruiz Ñáñez',
  level: 2,
  grade: 4,
  email: `${username}@example.mx`,
  username,
  password: 'cometa',
  password_confirmation: 'cometa',
  ...change,
});

/** A family whose parent goes by this username; one child where none are given. */
export const family = (username: string, ...children: Child[]): FreeRegistration => ({
  form: {
    name: 'María Fernanda',
    last_name: 'Ruiz-Healy',
    email: `${username}@example.mx`,
    phone_number: '5512345678',
    country: 'México',
    state: 'Jalisco',
    username,
    password: 'girasol',
    password_confirmation: 'girasol',
    role_id: 'padre',
  },
  children: children.length > 0 ? children : [child(`${username}.hijo`)],
});
