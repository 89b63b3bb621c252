import { latePart } from '../../form/latePart.tsx';
import { Surface } from '../../host/Surface.tsx';

/** A school's request inside `<lia-registration>`: most visitors are families. */
export const LateSchoolContact = latePart(
  async () => (await import('./SchoolContactForm.tsx')).SchoolContactForm,
  Surface,
);
