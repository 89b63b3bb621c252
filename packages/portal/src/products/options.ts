import { subscription } from '../memberships/routes.ts';

/** What parents buy, as the addresses of document 2 name it. */
export const productOptions = ['cursos', 'membresias'] as const;
export type ProductOption = (typeof productOptions)[number];

/** The option of an address; undefined where it names none. */
export const optionOf = (name: string | undefined): ProductOption | undefined =>
  productOptions.find((option) => option === name);

export const optionPath = (option: ProductOption): string => `/apps/products/${option}`;

/** Where one more is bought. */
export const buyPaths = { cursos: '/apps/cursos', membresias: subscription.path } as const satisfies Record<
  ProductOption,
  string
>;
