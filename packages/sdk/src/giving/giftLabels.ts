import { contactLabels } from '../people/labels.ts';

/** Fields that both kinds of gifts ask for. How the giver wants to appear is one question behind three flags. */
export const giverLabels = {
  ...contactLabels,
  institution: { es: 'Institución', en: 'Institution' },
  businessName: { es: 'Empresa o razón social', en: 'Company or legal name' },
  position: { es: 'Cargo', en: 'Position' },
};

/** The file that may come with a gift. */
export const fileLabel = { es: 'Logotipo o documento', en: 'Logo or document' };
